/** @jest-environment node */
import { getCountries } from "react-phone-number-input/min";
import { countriesIn } from "./countries";

const namesIn = (locale: string): string[] => countriesIn(locale).map(({ name }) => name);

test("every country that the phone library can call is there, and no other", () =>
  expect(
    countriesIn("en-GB")
      .map(({ code }) => code)
      .sort(),
  ).toEqual([...getCountries()].sort()));

test("countries have their names in the language, in its order", () => {
  expect(namesIn("en-GB").slice(0, 2)).toEqual(["Afghanistan", "Åland Islands"]);
  expect(namesIn("nb-NO").at(-1)).toBe("Åland");
  expect(namesIn("ar-AE")).toContain("الإمارات العربية المتحدة");
});
