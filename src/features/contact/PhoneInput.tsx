import { css } from "@emotion/react";
import { type ClipboardEvent, forwardRef, type InputHTMLAttributes, useState } from "react";
import PhoneInputWithCountry, {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from "react-phone-number-input/min";
import { controlStyle } from "../../components/Field/Field";
import { CountrySelect, type CountrySelectProps } from "./CountrySelect";
import { COUNTRY_FIELD, normalisePhone } from "./phone";

const asCountry = (code: string): Country | undefined => getCountries().find((country) => country === code);

export const parse = (text: string, country: string): string | undefined => {
  const number = parsePhoneNumber(text, { defaultCountry: asCountry(country), extract: false });
  return number?.isValid() ? number.number : undefined;
};

export const callingCode = (country: string): string | undefined => {
  const known = asCountry(country);
  return known && getCountryCallingCode(known);
};

/** Digits that a phone number may have (specification, section 9). */
const MOST_DIGITS = 15;

const countDigits = (text: string): number => text.replace(/\D/g, "").length;

const countryBeside = (input: HTMLInputElement): string => {
  const select = input.form?.elements.namedItem(COUNTRY_FIELD);
  return select instanceof HTMLSelectElement ? select.value : "";
};

/** What comes from outside says which number it is; only then does it replace what the field has written itself. */
function makeRoom({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>): void {
  const isWhole = /^\s*(?:\+|00)/.test(clipboardData.getData("text"));
  const isEmpty = normalisePhone(input.value, countryBeside(input), { callingCode }) === "";
  if (isWhole || isEmpty) input.select();
}

type NumberInputProps = InputHTMLAttributes<HTMLInputElement>;

/** The text part. The library would put a plus before a number pasted or filled in without one. */
const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput({ onChange, ...rest }, ref) {
  return (
    <input
      {...rest}
      ref={ref}
      css={[controlStyle, inner]}
      onPaste={makeRoom}
      onBeforeInput={(event) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        // One more typed digit is refused; a number pasted too long is not cut, since half a number is a wrong one.
        const isKey = event.nativeEvent instanceof InputEvent && /^\d$/.test(event.nativeEvent.data ?? "");
        if (isKey && selectionStart === selectionEnd && countDigits(value) >= MOST_DIGITS) event.preventDefault();
      }}
      onChange={(event) => {
        const input = event.currentTarget;
        if (!/^\s*\+/.test(input.value)) {
          const number = normalisePhone(input.value, countryBeside(input), { parse });
          if (number.startsWith("+")) input.value = number;
        }
        onChange?.(event);
      }}
    />
  );
});

/** The library's flag and list are replaced by ours, which the server's HTML has too. */
function LibraryCountrySelect({ value, onChange, onFocus, onBlur }: CountrySelectProps) {
  return <CountrySelect value={value} onChange={onChange} onFocus={onFocus} onBlur={onBlur} />;
}

const box = css({ display: "flex", flex: 1, minWidth: 0 });
const inner = css({ flex: 1, border: 0, background: "none", height: "100%", minWidth: 0 });

export interface PhoneInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "value" | "onChange" | "defaultValue"
> {
  /** Number to start with, with plus and country code, or none. */
  start: string;
  /** Country to start with where the number has none. */
  startCountry: string;
  /** Called after each change; the value is read from the form. */
  onEdit?: () => void;
}

/** The international phone field, in a chunk of its own with its library. */
export function PhoneInput({ start, startCountry, onEdit, ...input }: PhoneInputProps) {
  const [value, setValue] = useState<string | undefined>(start || undefined);
  return (
    <PhoneInputWithCountry
      {...input}
      css={box}
      international
      defaultCountry={asCountry(startCountry)}
      value={value}
      onChange={(next) => {
        setValue(next);
        onEdit?.();
      }}
      countrySelectComponent={LibraryCountrySelect}
      inputComponent={NumberInput}
    />
  );
}
