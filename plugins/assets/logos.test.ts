/** @jest-environment node */
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { FIRST_CLIENTS } from "../../src/components/SpriteLogo/sprites";
import { ContentFolder } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { writeSprites } from "./sprites";

const folder = new ContentFolder();
afterAll(() => {
  folder.dispose();
});

const sprite = (name: string): string => readFileSync(path.join(folder.projectDir, "public/logos", name), "utf8");
const symbolIds = (name: string): string[] =>
  [...sprite(name).matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);
const write = () => writeSprites(folder.projectDir, nodesIn(folder.dataDir));

const client = (number: number) => ({
  slug: `client-${number}`,
  name: `Client ${number}`,
  industry: "Beauty",
  logo: "images/gradient.svg",
});
const clients = (count: number) => Array.from({ length: count }, (_, index) => client(index + 1));

beforeAll(() => {
  symlinkSync(path.resolve("node_modules"), path.join(folder.projectDir, "node_modules"));
  folder.write(
    "data/images/gradient.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="currentColor">' +
      '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h20v10H0z"/></svg>',
  );
});

test("the first clients are in one sprite, the others in the next", async () => {
  folder.write("data/clients.json", JSON.stringify({ items: clients(FIRST_CLIENTS + 2) }));
  await write();
  expect(symbolIds("clients.svg")).toHaveLength(FIRST_CLIENTS);
  expect(symbolIds("clients.svg")[0]).toBe("client-1");
  expect(symbolIds("more-clients.svg")).toEqual([`client-${FIRST_CLIENTS + 1}`, `client-${FIRST_CLIENTS + 2}`]);
});

test("a logo keeps its view, takes the text colour, and shares no id with another", () => {
  expect(sprite("clients.svg")).toContain(
    '<symbol id="client-2" viewBox="0 0 20 10"><g fill="currentColor">' +
      '<linearGradient id="client-2-a"/><path fill="url(#client-2-a)" d="M0 0h20v10H0z"/></g></symbol>',
  );
});

test("partners are in a sprite of their own, by their places", () => {
  expect(symbolIds("partners.svg")[0]).toBe("partner-1");
});
