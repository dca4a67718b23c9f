/** `npm start`: installs what's missing, builds, and serves the site at http://localhost:9000. */
import { buildSite, previewEnvironment } from "./lib/build";
import { fail } from "./lib/run";
import { serve } from "./serve";

const settings = previewEnvironment();
if ("GATSBY_EMAILJS_ORIGIN" in settings) {
  console.log("No email account is set: the forms send to this preview, which keeps messages in .outbox/.");
}
buildSite(settings)
  .then((code) => (code === 0 ? serve() : process.exit(code)))
  .catch(fail);
