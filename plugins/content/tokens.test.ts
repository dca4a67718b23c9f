/** @jest-environment node */
import { ContentFolder } from "../../test/content-fixture";
import { readFacts } from "./facts";
import { substituteTokens } from "./tokens";

const folder = new ContentFolder();
const { tokens } = readFacts(folder.dataDir);
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
  expect(substituteTokens(value, tokens)).toEqual({
    title: "About Sample Brand",
    list: ["hello@sample.example or +91 11 5550 0136", { deep: "https://sample.example, 1 Sample Road, Delhi" }],
    claims: "A team of over 70: budgets from ₹5,000 to ₹5 lakh.",
    facts: "In Delhi since 2015: Mondays.",
    count: 3,
    none: null,
  });
});

test("a number stands in words in a text, and as a number alone", () => {
  const counts = { ...tokens, officeCount: 12, countryCount: 13 };
  expect(substituteTokens(["{officeCount} of {countryCount}", "{officeCount}"], counts)).toEqual(["twelve of 13", 12]);
});

test("a token with a capital letter begins a sentence", () => {
  expect(substituteTokens("{Team} people. {OfficeCount} office. {Campaigns} campaigns.", tokens)).toBe(
    "Over 70 people. One office. 10,000+ campaigns.",
  );
});

test("words in double braces are meant as they stand", () => {
  expect(substituteTokens("{{95%}} and {{name}}", tokens)).toBe("95% and name");
});

test("other words in braces stay as they are", () => {
  expect(substituteTokens("{nmae} {constructor} {}", tokens)).toBe("{nmae} {constructor} {}");
});
