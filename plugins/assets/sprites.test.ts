/** @jest-environment node */
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { UI_ICONS } from "../../src/components/Icon/icon-names";
import { ContentFolder } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { writeSprites } from "./sprites";

const folder = new ContentFolder();
const spriteFile = (name: string): string => path.join(folder.projectDir, "public", name);
const sprite = spriteFile("icons.svg");

beforeAll(async () => {
  mkdirSync(path.dirname(sprite), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder.projectDir, "node_modules"));
  await writeSprites(folder.projectDir, nodesIn(folder.dataDir));
});
afterAll(() => {
  folder.dispose();
});

const symbolIds = (name: string): string[] =>
  [...readFileSync(spriteFile(name), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);

test("one sprite holds each icon of the interface and of home's services once, the other those of pages", () => {
  expect(symbolIds("icons.svg")).toEqual([...UI_ICONS, "duo-eye"]);
  expect(symbolIds("page-icons.svg")).toEqual(["page-eye", "page-x-logo"]);
});

test("icons take the text colour; those of the content are in two tones, stars are solid", () => {
  const source = readFileSync(sprite, "utf8");
  const symbol = (id: string): string => new RegExp(`<symbol id="${id}".*?</symbol>`).exec(source)?.[0] ?? "";
  const fill = readFileSync("node_modules/@phosphor-icons/core/assets/fill/star-fill.svg", "utf8");
  expect(symbol("duo-eye")).toContain('opacity="0.2"');
  expect(symbol("phone")).toContain('fill="currentColor"');
  expect(fill).toContain(/ d="([^"]+)"/.exec(symbol("star"))?.[1]);
});
