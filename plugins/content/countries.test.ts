/** @jest-environment node */
import { countriesIn } from "./countries";

const namesIn = (locale: string): string[] => countriesIn(locale).map(({ name }) => name);

test("countries have their names in the language, in its order", () => {
  expect(namesIn("en-GB").slice(0, 2)).toEqual(["Afghanistan", "Åland Islands"]);
  expect(namesIn("nb-NO").at(-1)).toBe("Åland");
  expect(namesIn("ar-AE")).toContain("الإمارات العربية المتحدة");
});
