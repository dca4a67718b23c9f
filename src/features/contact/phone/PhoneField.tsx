import { css } from "@emotion/react";
import { type InputHTMLAttributes, useEffect, useRef } from "react";
import { controlBox, controlStyle } from "../../../components/Field/Field";
import { whenIdle } from "../../../utils/when-idle";
import { chooseCountry, CountrySelect } from "./CountrySelect";
import { compactPhone, COUNTRY_FIELD, loadPhoneLibrary, readPhone } from "./phone-number";

const styles = {
  box: css({ display: "flex", padding: 0, "&:focus-within": { borderColor: "currentColor" } }),
  inner: css({ flex: 1, minWidth: 0, height: "100%", border: 0, background: "none" }),
};

const countryListOf = (number: HTMLInputElement): HTMLSelectElement | undefined => {
  const list = number.form?.elements.namedItem(COUNTRY_FIELD);
  return list instanceof HTMLSelectElement ? list : undefined;
};

/** Chooses the country of a number that starts with a plus. A national number leaves the choice alone. */
function followNumber(number: HTMLInputElement): void {
  const list = countryListOf(number);
  if (!list || !compactPhone(number.value).startsWith("+")) return;
  const found = readPhone(number.value, list.value)?.country;
  if (found) chooseCountry(list, found);
}

function format(number: HTMLInputElement): void {
  const phone = readPhone(number.value, countryListOf(number)?.value ?? "");
  if (phone?.isValid()) number.value = phone.formatInternational();
}

/**
 * A number and its country, in plain fields. react-phone-number-input's own field would replace the one in the page's
 * HTML, take `501234567` for a number with a country code, and keep the digits of an extension without its letters.
 */
export function PhoneField(input: InputHTMLAttributes<HTMLInputElement>) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const update = () => {
      const { current: number } = ref;
      if (!number) return;
      followNumber(number);
      if (number !== document.activeElement) format(number);
    };
    // If the library can't be reached, the plain field is good enough.
    return whenIdle(() => void loadPhoneLibrary().then(update, () => undefined));
  }, []);

  /** Moves the number to the country that the visitor has chosen. */
  const moveNumber = (chosen: string) => {
    const { current: number } = ref;
    const phone = number && readPhone(number.value, chosen);
    const moved = phone && readPhone(phone.nationalNumber, chosen);
    if (moved) number.value = moved.formatInternational();
  };

  return (
    <div css={[controlBox, styles.box]} data-invalid={input["aria-invalid"]}>
      <CountrySelect onChoose={moveNumber} />
      <input
        {...input}
        ref={ref}
        type="tel"
        css={[controlStyle, styles.inner]}
        onInput={(event) => followNumber(event.currentTarget)}
        onBlur={(event) => format(event.currentTarget)}
      />
    </div>
  );
}
