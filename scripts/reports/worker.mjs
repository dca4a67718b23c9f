// @ts-check
/**
 * The same as a Cloudflare Worker, on a route of the site such as /reports. `wrangler.toml` binds a dataset of Workers
 * Analytics Engine as REPORTS. See docs/monitoring.md.
 */
import { readReports } from "./read-reports.mjs";

/** @typedef {{ writeDataPoint: (point: { indexes: string[], blobs: string[], doubles: number[] }) => void }} Dataset */

export default {
  /**
   * @param {Request} request
   * @param {{ REPORTS: Dataset }} env
   */
  async fetch(request, env) {
    if (request.method !== "POST") return new Response(null, { status: 404 });
    for (const { page, name, value, reason } of readReports(await request.text())) {
      env.REPORTS.writeDataPoint({ indexes: [page], blobs: [name, reason], doubles: [value] });
    }
    return new Response(null, { status: 204 });
  },
};
