// @ts-check
/** `npm start`: installs what's missing, builds, and serves the site at http://localhost:9000. */
import { setUp } from "./setup.mjs";

await setUp();
const { buildSite, previewEnvironment } = await import("./lib/build.mjs");

const settings = previewEnvironment();
if ("GATSBY_EMAILJS_ORIGIN" in settings) {
  console.log("No email account is set: the forms send to this preview, which keeps messages in .outbox/.");
}
if (!(await buildSite(settings))) process.exit(1);
await import("./serve.mjs");
