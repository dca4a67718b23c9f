import { isSupportedCountry, parsePhoneNumber, type PhoneNumber } from "react-phone-number-input/min";
import { content } from "./content";

/** A valid phone number of a country: the first that is one, of those that end alike. */
const exampleOf = (country: string): PhoneNumber => {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  for (let length = 10; length > 3; length -= 1) {
    for (let start = 999; start > 9; start -= 1) {
      const digits = `${String(start).padStart(3, "0")}3456789`.slice(0, length);
      const number = parsePhoneNumber(digits, { defaultCountry });
      if (number?.isValid()) return number;
    }
  }
  throw new Error(`There is no example of a phone number for ${country}.`);
};

/** A valid phone number of the country that phone fields start with. */
export const OWN_NUMBER = exampleOf(content.site.country);
