import { css } from "@emotion/react";
import type { SelectHTMLAttributes } from "react";
import countries from "$countries";
import { Icon } from "../../../components/Icon/Icon";
import { color } from "../../../theme/color";
import { radius } from "../../../theme/layout";
import { fieldMessages } from "$messages/forms";
import { COUNTRY_FIELD, DEFAULT_COUNTRY } from "./phone-number";

export interface CountrySelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "defaultValue"> {
  /** ISO code of the country whose flag shows. */
  flag: string;
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
  select: css({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    border: 0,
    opacity: 0,
    cursor: "pointer",
  }),
};

/** The country of a phone number: a native list of all countries that can be called, shown as a flag. */
export function CountrySelect({ flag, ...rest }: CountrySelectProps) {
  return (
    <div css={styles.box} data-needs-script="">
      <img src={`/flags/${flag}.svg`} alt="" width={27} height={18} css={styles.flag} />
      <Icon name="caret-down" size={14} />
      <select
        {...rest}
        name={COUNTRY_FIELD}
        aria-label={fieldMessages.country}
        autoComplete="off"
        defaultValue={DEFAULT_COUNTRY}
        css={styles.select}
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
