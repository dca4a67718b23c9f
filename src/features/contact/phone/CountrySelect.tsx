import { css } from "@emotion/react";
import type { FormEvent, SelectHTMLAttributes } from "react";
import { Icon } from "../../../components/Icon/Icon";
import { color } from "../../../theme/color";
import { radius } from "../../../theme/layout";
import { t } from "../../../messages/t";
import { countries, INTERNATIONAL } from "./countries";
import { COUNTRY_FIELD } from "./phone-number";

export interface CountrySelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange" | "value"> {
  /** ISO code. Undefined if the number's country isn't known. */
  value?: string;
  onChange: (country?: string) => void;
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
  globe: css({ display: "grid", placeItems: "center", width: 27, height: 18, fontWeight: 600, lineHeight: 1 }),
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
export function CountrySelect({ value = INTERNATIONAL, onChange, ...rest }: CountrySelectProps) {
  const choose = ({ currentTarget: { value: next } }: FormEvent<HTMLSelectElement>) => {
    if (next !== value) onChange(next === INTERNATIONAL ? undefined : next);
  };
  return (
    <div css={styles.box} data-needs-script>
      {value === INTERNATIONAL ? (
        <span css={styles.globe} aria-hidden="true">
          +
        </span>
      ) : (
        <img src={`/flags/${value}.svg`} alt="" width={27} height={18} css={styles.flag} />
      )}
      <Icon name="caret-down" size={14} />
      <select
        {...rest}
        name={COUNTRY_FIELD}
        aria-label={t("field.country")}
        autoComplete="off"
        value={value}
        // Browsers send "input", then "change". If anything renders in between, React reverts the choice.
        onInput={choose}
        onChange={choose}
        css={styles.select}
      >
        {value === INTERNATIONAL && <option value={INTERNATIONAL}>{t("field.anyCountry")}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
