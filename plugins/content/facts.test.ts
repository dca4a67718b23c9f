/** @jest-environment node */
import { objectAt, ContentFolder, validContent, type Json } from "../../test/content-fixture";
import { formatPath } from "./check/issue";
import { readFacts } from "./facts";
import { readTokens, substituteTokens } from "./tokens";

const SITE = "site.json";

const resolved = (change: (content: Record<string, Json>) => unknown = () => undefined) => {
  const content = validContent();
  change(content);
  const { tokens, issues } = readTokens(content[SITE], content["offices.json"]);
  return { tokens, issues, site: substituteTokens(content[SITE], tokens) };
};

test("the offices are counted and listed, each city and country once", () => {
  const { tokens } = resolved((content) => {
    const office = objectAt(content, "offices.json", "items", 0);
    objectAt(content, "offices.json").items = [
      { ...office, city: "Dubai", country: "UAE" },
      { ...office, city: "{city}" },
      { ...office, city: "Delhi" },
      { ...office, city: "Auckland", country: "New Zealand" },
    ];
  });
  expect(tokens).toMatchObject({
    officeCount: 4,
    countryCount: 3,
    offices: "four offices",
    countries: "three countries",
    cities: "Dubai, Delhi and Auckland",
    otherCities: "Dubai and Auckland",
    headOffice: "Dubai",
  });
});

test("one office is in one country, and there are no other cities", () => {
  const { tokens } = resolved();
  expect(tokens).toMatchObject({ offices: "one office", countries: "one country", otherCities: "" });
});

test("facts are worded in the site's language", () => {
  const { site, tokens } = resolved((content) => {
    const office = objectAt(content, "offices.json", "items", 0);
    objectAt(content, "offices.json").items = ["Bergen", "Oslo", "Ålesund"].map((city) => ({ ...office, city }));
    const days = ["Monday", "Tuesday", "Wednesday"];
    Object.assign(objectAt(content, SITE), { language: "nb", country: "NO", tagline: "{OfficeCount} kontor" });
    Object.assign(objectAt(content, SITE, "hours"), { days, label: "{days}, {opens}–{closes}" });
  });
  expect(tokens).toMatchObject({ offices: "tre kontor", countries: "ett land", cities: "Bergen, Oslo og Ålesund" });
  expect(site).toMatchObject({ tagline: "Tre kontor", hours: { label: "mandag til onsdag, 10.30–19.30" } });
});

test("facts may be made of others that are written out", () => {
  const { site, tokens } = resolved((content) => {
    objectAt(content, SITE).tagline = "{legalName}, {phone}, {officeCount} office, {{95%}}";
    objectAt(content, SITE).legalName = "{name} of {city} Ltd";
    objectAt(content, SITE, "headquarters").line = "1 Sample Road, {city}";
  });
  expect(site).toMatchObject({ tagline: "Sample Brand of Delhi Ltd, +91 11 5550 0136, one office, 95%" });
  expect(tokens).toMatchObject({ legalName: "Sample Brand of Delhi Ltd", address: "1 Sample Road, Delhi" });
});

test.each([
  [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"], "Monday to Saturday, 9am to 7:30pm"],
  [["Friday", "Monday"], "Monday and Friday, 9am to 7:30pm"],
  [["Monday", "Tuesday", "Thursday"], "Monday, Tuesday and Thursday, 9am to 7:30pm"],
  [["Sunday"], "Sunday, 9am to 7:30pm"],
])("the hours of %j read %s", (days, label) => {
  const { site, tokens } = resolved((content) => {
    Object.assign(objectAt(content, SITE, "hours"), { days, opens: "09:00", label: "{days}, {opens} to {closes}" });
  });
  expect(site).toMatchObject({ hours: { label } });
  expect(tokens.hours).toBe(label);
});

describe("facts that are made of others that are", () => {
  test.each<[string, (content: Record<string, Json>) => unknown, string[]]>([
    [
      "themselves",
      (content) => (objectAt(content, SITE).name = "The {name}"),
      [
        "data/site.json name: {name} is made of tokens itself; write the words here",
        // The sample's company is named after its brand.
        "data/site.json legalName: {name} is made of tokens itself; write the words here",
      ],
    ],
    [
      "each other",
      (content) => {
        objectAt(content, SITE).name = "{legalName}";
        objectAt(content, SITE).legalName = "{name} Ltd";
      },
      [
        "data/site.json name: {legalName} is made of tokens itself; write the words here",
        "data/site.json legalName: {name} is made of tokens itself; write the words here",
      ],
    ],
    [
      "two deep",
      (content) => {
        objectAt(content, SITE, "headquarters").line = "1 Sample Road, {city}";
        objectAt(content, SITE, "headquarters").mapQuery = "Near {address}";
      },
      ["data/site.json headquarters.mapQuery: {address} is made of tokens itself; write the words here"],
    ],
  ])("%s", (_, change, messages) => {
    const { issues } = resolved(change);
    expect(issues.map(({ file, path, message }) => `${file} ${formatPath(path)}: ${message}`)).toEqual(messages);
  });
});

test("facts that are not as they should be are refused", () => {
  const folder = new ContentFolder({ "site.json": { name: "Only a name" }, "offices.json": { items: [] } });
  const read = () => readFacts(folder.dataDir);
  expect(read).toThrow(/^data\/site\.json: legalName: missing.*\ndata\/site\.json: language: missing/);
  folder.write("data/site.json", '{ "name" }');
  expect(read).toThrow("data/site.json:1:10: a colon is missing before this");
  folder.dispose();
});
