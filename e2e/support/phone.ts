import { getExampleNumber, isSupportedCountry, type PhoneNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { content } from "./content";

/** A valid phone number of a country. */
const exampleOf = (country: string): PhoneNumber => {
  const number = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  if (!number) throw new Error(`There is no example of a phone number for ${country}.`);
  return number;
};

/** A valid phone number of the country that phone fields start with. */
export const OWN_NUMBER = exampleOf(content.site.country);
