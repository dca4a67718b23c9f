/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { once } from "node:events";
import { ContentFolder, validContent } from "../../test/content-fixture";
import { draftIssues, editorMiddleware } from "./serve";

let folder: ContentFolder;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = new ContentFolder();
  for (const name of ["node_modules", "plugins"]) symlinkSync(path.resolve(name), path.join(folder.projectDir, name));
  server = createServer((request, response) => {
    editorMiddleware(folder.projectDir)(request, response, (error) => {
      response.writeHead(error === undefined ? 404 : 500).end();
    });
  }).listen(0);
  await once(server, "listening");
  const bound = server.address();
  address = `http://localhost:${typeof bound === "object" && bound ? bound.port : 0}`;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => {
  server.close();
  folder.dispose();
  jest.restoreAllMocks();
});

const check = async (draft: object): Promise<unknown> =>
  (await fetch(`${address}/admin/check`, { method: "POST", body: JSON.stringify(draft) })).json();

test("serves the editor for this computer, with its scripts and fonts", async () => {
  expect(await (await fetch(`${address}/admin/`)).text()).toContain("start.mjs");
  const config = await (await fetch(`${address}/admin/config.json`)).text();
  expect(JSON.parse(config)).toMatchObject({ isLocal: true, config: { site_url: address } });
  for (const [name, type] of [
    ["start.mjs", "text/javascript; charset=utf-8"],
    ["icons.woff2", "font/woff2"],
  ] as const) {
    expect((await fetch(`${address}/admin/${name}`)).headers.get("content-type")).toBe(type);
  }
  expect((await fetch(`${address}/admin/packages/immutable@5.1.9/dist/immutable.es.js`)).status).toBe(200);
  expect((await fetch(`${address}/admin/../package.json`)).status).toBe(404);
  expect((await fetch(`${address}/admin/no-such-file`)).status).toBe(404);
});

test("a draft that the content check refuses is answered with file, place and cure, and in the terminal", async () => {
  const content = validContent()["redirects.json"];
  const broken = { ...content, items: [{ from: "/old/", to: "/contakt/" }] };
  const [issue] = [await check({ file: "redirects.json", content: broken, uploads: [] })].flat();
  expect(issue).toBe("data/redirects.json: [0].to: there is no page /contakt/ (did you mean /contact/?)");
  expect(console.error).toHaveBeenCalledWith(`Not saved: ${String(issue)}`);
});

test("a draft's own pictures and films are there already; others have to be", async () => {
  const content = validContent()["clients.json"];
  const draft = { file: "clients.json", content: { ...content, items: [{ ...FIG, logo: "images/clients/fig.svg" }] } };
  expect(await draftIssues(folder.projectDir, { ...draft, uploads: ["images/clients/fig.svg"] })).toEqual([]);
  expect((await draftIssues(folder.projectDir, { ...draft, uploads: [] })).map(({ message }) => message)).toEqual([
    "file images/clients/fig.svg does not exist",
  ]);
});

const FIG = { slug: "fig", name: "Fig", industry: "Food" };

test("issues that other files have already refuse nothing", async () => {
  mkdirSync(path.join(folder.dataDir, "extra"), { recursive: true });
  writeFileSync(path.join(folder.dataDir, "extra", "file.json"), "{}");
  expect(
    await draftIssues(folder.projectDir, { file: "faq.json", content: validContent()["faq.json"], uploads: [] }),
  ).toEqual([]);
});
