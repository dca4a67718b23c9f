/** @jest-environment node */
import { ContentFolder } from "./testing/content-fixture";
import { readSite, substituteTokens, tokensOf } from "./tokens";

const folder = new ContentFolder();
const site = readSite(folder.dataDir);
afterAll(() => {
  folder.dispose();
});

test("each token becomes the fact it stands for, wherever it stands", () => {
  const value = {
    title: "About {name}",
    list: ["{email} or {phone}", { deep: "{domain}, {address}" }],
    claims: "A team of {team}: budgets from {budgetFrom} to {budgetTo}.",
    facts: "In {city} since {founded}: {hours}.",
    count: 3,
    none: null,
  };
  expect(substituteTokens(value, tokensOf(site))).toEqual({
    title: "About Sample Brand",
    list: ["hello@sample.example or +91 11 5550 0136", { deep: "https://sample.example, 1 Sample Road, Delhi" }],
    claims: "A team of over 70: budgets from ₹5,000 to ₹5 lakh.",
    facts: "In Delhi since 2015: Mondays.",
    count: 3,
    none: null,
  });
});

test("other words in braces stay as they are", () => {
  expect(substituteTokens("{nmae} {constructor} {}", tokensOf(site))).toBe("{nmae} {constructor} {}");
});

test("facts that are not as they should be are refused", () => {
  const broken = new ContentFolder({ "site.json": { name: "Only a name" } });
  expect(() => readSite(broken.dataDir)).toThrow("data/site.json: legalName: missing\ndata/site.json: domain: missing");
  broken.write("data/site.json", '{ "name" }');
  expect(() => readSite(broken.dataDir)).toThrow('data/site.json:1:10: a colon is missing after "name"');
  broken.dispose();
});
