import { expect, test as base } from "@playwright/test";
import type { EngineName } from "../../scripts/browsers";
import { type Browser, launch } from "./browser";
import { serveSite, type Site } from "./site";
import { Visitor } from "./visitor";

interface WorkerFixtures {
  engineName: EngineName;
  engine: Browser;
  site: Site;
}

/** A visit: one window of the engine, wide at first. It fails on any error of a page's script or policy. */
export const visit = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  site: [
    // Playwright reads from the parameter which fixtures a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, site }, use) => {
    site.unanswered.length = 0;
    const window = await engine.newWindow();
    try {
      const visitor = new Visitor(window, site);
      await visitor.resize("wide");
      await use(visitor);
      expect([...(await visitor.errors()), ...site.unanswered]).toEqual([]);
    } finally {
      await window.close();
    }
  },
});

export { expect };
