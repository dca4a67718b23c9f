/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { existsSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { once } from "node:events";
import { ContentFolder, png, validContent } from "../../test/content-fixture";
import { editorMiddleware } from "./serve";

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

/** The issues that the editor shows for a file before it saves it, with its uploads. */
const check = async (file: string, content: object, uploads: Readonly<Record<string, Buffer>> = {}) => {
  const draft = new FormData();
  draft.append(`data/${file}`, new Blob([JSON.stringify(content)]));
  for (const [name, upload] of Object.entries(uploads)) draft.append(name, new Blob([Uint8Array.from(upload)]));
  const answer: unknown = await (await fetch(`${address}/admin/check`, { method: "POST", body: draft })).json();
  return answer;
};

test("serves the editor for this computer, with its scripts and fonts", async () => {
  expect(await (await fetch(`${address}/admin/`)).text()).toContain("start.mjs");
  const config = await (await fetch(`${address}/admin/config.json`)).text();
  expect(JSON.parse(config)).toMatchObject({ previews: { pages: { faq: "/#faq" } }, config: { site_url: address } });
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
  const broken = { ...validContent()["redirects.json"], items: [{ from: "/old/", to: "/contakt/" }] };
  const issue = "data/redirects.json: [0].to: there is no page /contakt/ (did you mean /contact/?)";
  expect(await check("redirects.json", broken)).toEqual([issue]);
  expect(console.error).toHaveBeenCalledWith(`Not saved: ${issue}`);
});

test("a draft's own pictures are checked with it; others have to be there", async () => {
  const picture = "data/images/team/fig.png";
  const team = { ...validContent()["team.json"], image: { file: "images/team/fig.png", alt: "A fig" } };
  expect(await check("team.json", team, { [picture]: png(960, 600) })).toEqual([]);
  expect(await check("team.json", team, { [picture]: png(320, 200) })).toEqual([
    "data/team.json: image.file: file images/team/fig.png is 320 × 200 px, too small for its place: at least 960 × 600 px",
  ]);
  expect(await check("team.json", team)).toEqual([
    "data/team.json: image.file: file images/team/fig.png does not exist",
  ]);
});

test("an upload's name can't lead out of the copy that is checked", async () => {
  const name = "outside-of-the-draft.png";
  await check("faq.json", validContent()["faq.json"] ?? {}, {
    [`../${name}`]: png(1, 1),
    [`data/../../${name}`]: png(1, 1),
  });
  expect(existsSync(path.join(tmpdir(), name))).toBe(false);
});

test("issues that other files have already refuse nothing", async () => {
  folder.write("data/extra/file.json", "{}");
  expect(await check("faq.json", validContent()["faq.json"] ?? {})).toEqual([]);
});
