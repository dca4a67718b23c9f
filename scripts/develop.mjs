// @ts-check
/** `npm run develop`: hot reload at http://localhost:8000, GraphiQL at http://localhost:8000/___graphql. */
import { setUp } from "./setup.mjs";

await setUp();
const { gatsby } = await import("./lib/gatsby.mjs");
process.exit(await gatsby(["develop", "--port", process.env.PORT ?? "8000"]));
