// @ts-check
/** `npm run develop`: hot reload at http://localhost:8000, GraphiQL at http://localhost:8000/___graphql. */
import { setUp } from "./setup.mjs";

await setUp();
const { forgetBuild } = await import("./lib/build.mjs");
const { gatsbyEnvironment } = await import("./lib/workshop.mjs");
const { run } = await import("./lib/run.mjs");

// The development server writes its own data into public/, so the next start has to build.
forgetBuild();
const port = process.env.PORT ?? "8000";
process.exit(await run("npx", ["--no-install", "gatsby", "develop", "--port", port], { env: gatsbyEnvironment }));
