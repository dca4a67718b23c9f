/** `npm run edit`: the site as `npm run develop` shows it, with the visual editor at /admin/. See docs/editor.md. */
import { exitWith, runScript } from "./lib/run";

const port = process.env.PORT ?? "8000";
console.log(`When the site is ready, the editor is at http://localhost:${port}/admin/ (in Chrome or Edge).`);
exitWith(runScript("develop"));
