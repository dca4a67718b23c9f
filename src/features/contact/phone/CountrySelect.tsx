import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import countries from "$countries";
import { Icon } from "../../../components/Icon/Icon";
import { color, overlay, radius } from "../../../theme";
import { fieldMessages } from "$messages/forms";
import { COUNTRY_FIELD, DEFAULT_COUNTRY } from "./phone-number";

export interface CountrySelectProps {
  /** Called with the ISO code of the country that the visitor chooses. */
  onChoose: (country: string) => void;
}

const styles = {
  box: css({
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
export function CountrySelect({ onChoose }: CountrySelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  const [flag, setFlag] = useState(DEFAULT_COUNTRY);

  useEffect(() => {
    // Keep a country that the visitor chose before hydration: React leaves the existing selection as it is.
    if (ref.current) setFlag(ref.current.value);
  }, []);

  return (
    <div css={styles.box} data-needs-script="">
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
