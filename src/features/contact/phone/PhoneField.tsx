import { css } from "@emotion/react";
import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import countries from "$countries";
import { controlBox, controlStyle } from "../../../components/Field/Field";
import { Icon } from "../../../components/Icon/Icon";
import { color, overlay, radius } from "../../../theme";
import { whenIdle } from "../../../utils/when-idle";
import { fieldMessages } from "$messages/forms";
import { compactPhone, COUNTRY_FIELD, DEFAULT_COUNTRY, loadPhoneLibrary, readPhone } from "./phone-number";

const styles = {
  box: css({ display: "flex", padding: 0, "&:focus-within": { borderColor: "currentColor" } }),
  inner: css({ flex: 1, minWidth: 0, border: 0, background: "none" }),
  country: css({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    flex: "none",
    width: 84,
    paddingInlineStart: "1rem",
    borderInlineEnd: `1px solid ${color.line}`,
    "&:focus-within": { outline: `3px solid ${color.art}`, outlineOffset: -3, borderRadius: radius.small },
  }),
  flag: css({ width: 27, height: 18, borderRadius: 3, boxShadow: `0 0 0 1px ${color.line}`, objectFit: "cover" }),
  // Invisible and over the whole box: it opens the browser's own list, and the flag shows the choice.
  select: css({ ...overlay, border: 0, opacity: 0, cursor: "pointer" }),
};

/** The country of a phone number: a native list of all countries that can be called, shown as a flag. */
function CountrySelect({ onChoose }: { onChoose: (code: string) => void }) {
  const ref = useRef<HTMLSelectElement>(null);
  const [flag, setFlag] = useState(DEFAULT_COUNTRY);

  useEffect(() => {
    // Keep a country that the visitor chose before hydration: React leaves the existing selection as it is.
    if (ref.current) setFlag(ref.current.value);
  }, []);

  return (
    <div css={styles.country} data-needs-script="">
      <img src={`/flags/${flag}.svg`} alt="" width={27} height={18} css={styles.flag} />
      <Icon name="caret-down" size={14} />
      <select
        ref={ref}
        name={COUNTRY_FIELD}
        aria-label={fieldMessages.country}
        autoComplete="off"
        defaultValue={DEFAULT_COUNTRY}
        css={styles.select}
        // A visitor's choice sends both events, and `chooseCountry` only the second.
        onInput={(event) => onChoose(event.currentTarget.value)}
        onChange={(event) => setFlag(event.currentTarget.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Chooses a country that's in the list. */
export function chooseCountry(list: HTMLSelectElement, country: string): void {
  if (![...list.options].some(({ value }) => value === country)) return;
  list.value = country;
  // React renders the flag, and only this event tells it about the change.
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

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
