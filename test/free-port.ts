import { createServer } from "node:http";
import { listen } from "../scripts/preview-server/server";

/** A port that nothing uses at the moment. */
export const freePort = async (): Promise<string> => {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await new Promise((resolve) => server.close(resolve));
  return port;
};
