/** @jest-environment node */
import { objectAt, ContentFolder, validContent, type Json } from "../testing/content-fixture";
import { readFacts, resolveFacts } from "./facts";

const resolved = (change: (content: Record<string, Json>) => unknown = () => undefined) => {
  const content = validContent();
  change(content);
  return resolveFacts(content["site.json"], content["offices.json"]);
};

const SITE = "site.json";

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

test("facts may be made of others, in whatever order they stand", () => {
  const { site, tokens } = resolved((content) => {
    objectAt(content, SITE).tagline = "{legalName}, {phone}, {officeCount} office, {{95%}}";
    objectAt(content, SITE).legalName = "{name} of {city} Ltd";
    objectAt(content, SITE, "headquarters").line = "1 Sample Road, {city}";
    objectAt(content, SITE, "headquarters").city = "New {headOffice}";
  });
  expect(site?.tagline).toBe("Sample Brand of New Delhi Ltd, +91 11 5550 0136, one office, 95%");
  expect(tokens).toMatchObject({ city: "New Delhi", address: "1 Sample Road, New Delhi" });
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
  expect(site?.hours.label).toBe(label);
  expect(tokens?.hours).toBe(label);
});

describe("facts that lead back to themselves", () => {
  test.each<[string, (content: Record<string, Json>) => unknown, string[]]>([
    [
      "at once",
      (content) => (objectAt(content, SITE).name = "The {name}"),
      ["name: {name} stands for this text itself; write the words"],
    ],
    [
      "by another, which other texts ask for too",
      (content) => {
        objectAt(content, SITE).name = "{legalName}";
        objectAt(content, SITE).tagline = "{name}";
      },
      [
        "name: {legalName} stands for a text that is made of {name}, which is this one; write the words in one of the two",
      ],
    ],
    [
      "by the offices",
      (content) => {
        objectAt(content, SITE, "headquarters").city = "{cities}";
        objectAt(content, "offices.json", "items", 0).city = "{city}";
      },
      [
        "headquarters.city: {cities} stands for a text that is made of {city}, which is this one; write the words in one of the two",
      ],
    ],
  ])("%s", (_, change, messages) => {
    const { tokens, cycles } = resolved(change);
    expect(cycles.map(({ path, message }) => `${path}: ${message}`)).toEqual(messages);
    expect(cycles.every(({ file }) => file === "data/site.json")).toBe(true);
    expect(tokens).toBeUndefined();
  });
});

test("facts that are not as they should be are refused", () => {
  const folder = new ContentFolder({ "site.json": { name: "Only a name" }, "offices.json": { items: [] } });
  const read = () => readFacts(folder.dataDir);
  expect(read).toThrow(/^data\/site\.json: legalName: missing.*\ndata\/site\.json: domain: missing/);
  expect(read).toThrow("data/offices.json: items: has 0 items");
  folder.write("data/site.json", '{ "name" }');
  expect(read).toThrow('data/site.json:1:10: a colon is missing after "name"');
  folder.write("data/site.json", JSON.stringify(validContent()[SITE]));
  expect(read).toThrow("data/offices.json: items: has 0 items");
  folder.dispose();
});
