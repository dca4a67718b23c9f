import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { copyProject } from "../../scripts/lib/copy-project";
import { gatsbyEnvironment } from "../../scripts/lib/build";
import { REMOVE_OPTIONS } from "../../scripts/lib/run";
import { listFiles } from "../../plugins/utils/list-files";
import { createPreviewServer, listen } from "../../scripts/preview-server/server";
import { freePort } from "../../test/free-port";

const PROJECT = process.cwd();

/** Replaces every picture, as resizing them takes up most of a build: 1280 × 1000 px of one colour. */
export const PLAIN_PICTURE = Buffer.from(
  "UklGRloAAABXRUJQVlA4TE0AAAAv/8T5AAfQl27Vuv8BIUHi//U2Ivqf8Z///Oc///nPf/7zn//85z//+c9//vOf//znP//5z3/+85///Oc///nPf/7zn//85z//+c//SwA=",
  "base64",
);

/** About a minute on a machine with little else to do. */
export const BUILD_TIMEOUT = 1_200_000;

/** A copy of the project in a folder of its own, for a test to do with it what a maintainer may. */
export class ChangedSite {
  private constructor(readonly folder: string) {}

  /** The copy's content. */
  get dataDir(): string {
    return path.join(this.folder, "data");
  }

  private readonly servers: Server[] = [];
  /** What ends the processes that were started. */
  private readonly ends: (() => void)[] = [];

  static async copy(): Promise<ChangedSite> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "changed-site-"));
    await copyProject(folder);
    const images = path.join(folder, "data", "images");
    const pictures = listFiles(images).filter((file) => file.endsWith(".webp"));
    await Promise.all(pictures.map((file) => writeFile(path.join(images, file), PLAIN_PICTURE)));
    return new ChangedSite(folder);
  }

  /** @throws with the end of the build's log where the build fails */
  async build(settings: Readonly<Record<string, string>>): Promise<void> {
    const env = { ...process.env, ...settings, NODE_ENV: "production" };
    // Ends before the test does, so that it leaves no build behind.
    const limits = { maxBuffer: 1e8, timeout: 0.9 * BUILD_TIMEOUT };
    try {
      await promisify(execFile)(process.execPath, ["-r", "ts-node/register", "scripts/build.ts"], {
        cwd: this.folder,
        env,
        ...limits,
      });
    } catch (error) {
      const log =
        error instanceof Error && "stdout" in error && "stderr" in error
          ? `${String(error.stdout)}${String(error.stderr)}`
          : String(error);
      throw new Error(`The changed site could not be built:\n${log.slice(-3000)}`);
    }
  }

  /** Starts the development server, which lives as long as the copy. @returns its address */
  async develop(): Promise<string> {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const gatsby = path.join(PROJECT, "node_modules", "gatsby", "cli.js");
    const server = spawn(process.execPath, [gatsby, "develop", "--port", port], {
      cwd: this.folder,
      env: { ...process.env, ...gatsbyEnvironment, NODE_ENV: "development", CI: "true" },
      stdio: "ignore",
      // A group of its own, because it starts others, which end with it.
      detached: true,
    });
    this.ends.push(() => {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    });
    const isUp = (): Promise<boolean> =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (server.exitCode !== null) throw new Error(`gatsby develop ended with ${server.exitCode}`);
      await setTimeout(1000);
    }
    return address;
  }

  /** Serves the built site. @returns its address */
  serve(): Promise<string> {
    const outbox = path.join(this.folder, "outbox");
    return this.listen(createPreviewServer({ root: path.join(this.folder, "public"), outbox }));
  }

  /** Starts a server that lives as long as the copy. @returns its address */
  async listen(server: Server): Promise<string> {
    this.servers.push(server);
    return listen(server, 0);
  }

  async dispose(): Promise<void> {
    for (const end of this.ends) end();
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
    await rm(this.folder, REMOVE_OPTIONS);
  }
}
