// @ts-check
/** `npm run test:editor`: edits a copy of the project with the visual editor, builds it and looks for each change. */
import { setUp } from "../setup/setup.mjs";

await setUp();
const { editorTests, runSteps } = await import("./steps.mjs");
process.exit(await runSteps([editorTests]));
