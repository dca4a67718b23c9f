/** `npm run develop`: hot reload at http://localhost:8000, GraphiQL at http://localhost:8000/___graphql. */
import { gatsby } from "./lib/build";
import { exitWith } from "./lib/run";

exitWith(gatsby(["develop", "--port", process.env.PORT ?? "8000"]));
