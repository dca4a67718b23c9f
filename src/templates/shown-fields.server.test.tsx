/** @jest-environment node */
import { objectTypes } from "../../test/content-schema";
import type * as markedContent from "../../test/marked-content";
import { markedFields, readMarked } from "../../test/marked-content";
import { allPages } from "../../test/all-pages";

jest.mock("../site", () => ({
  site: jest.requireActual<typeof markedContent>("../../test/marked-content").markedSite,
}));

/** The fields that the pages' queries request. */
const asked = new Set<string>();

/** Texts for feed readers, in the open menu on small screens, and for a number of one. All have their own tests. */
const NOT_IN_HTML = [
  "site.json.navigation.menu",
  "site.json.contact.menu",
  "posts.json.items._id",
  "statistics.json.items.labelForOne",
];

let pages: string[];
let html: string;
// A busy machine takes long to render all pages.
beforeAll(async () => {
  pages = (await allPages(readMarked, asked)).map((page) => page.html);
  html = pages.join("\n");
}, 120_000);

test("no id occurs twice on a page", () => {
  const twice = pages.flatMap((page) => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    return ids.filter((id, index) => id === "" || ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test("every text that the content can contain is shown on some page", () => {
  const lost = [...markedFields].filter(([mark]) => !html.includes(mark)).map(([, field]) => field);
  expect([...new Set(lost)]).toEqual(NOT_IN_HTML);
});

/** Types of data/site.json, which pages import rather than query. */
const IMPORTED = [
  "SiteSettings",
  "Headquarters",
  "OpeningHours",
  "SocialProfile",
  "Claims",
  "SitePaths",
  "NavigationLink",
  "SiteLink",
  "SiteClosing",
  "SiteClock",
  "SiteFooter",
  "Flag",
  "ContactToolsSettings",
];
/** Fields that only the build reads: for the feed, to copy pictures and inline SVG files, and to choose a label. */
const READ_BY_BUILD = [
  "Statistic.labelForOne",
  "Client.logo",
  "Solution.image",
  "Value.image",
  "BlogPost._id",
  "BlogPost.path",
];
/** Fields for a node's position or type. */
const BOOKKEEPING = ["position", "kind"];

test("every field of the content's types is requested by some query", () => {
  const unread = objectTypes()
    .filter(({ name }) => ![...IMPORTED, "DataFile"].includes(name.value))
    .flatMap(({ name, fields = [] }) =>
      fields
        .filter((field) => !BOOKKEEPING.includes(field.name.value))
        .map((field) => `${name.value}.${field.name.value}`),
    )
    .filter((field) => !asked.has(field));
  expect(unread).toEqual(READ_BY_BUILD);
});
