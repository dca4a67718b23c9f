import { css } from "@emotion/react";
import {
  type ClipboardEvent,
  type FormEvent,
  forwardRef,
  type InputHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from "react";
import PhoneInputWithCountry, {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from "react-phone-number-input/min";
import { controlStyle } from "../../../components/Field/Field";
import { CountrySelect, type CountrySelectProps } from "./CountrySelect";
import { compactPhone, COUNTRY_FIELD, normalisePhone, internationalNumber } from "./phone-number";

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

/** A plus and at most three digits. */
const LONGEST_CODE = 4;

const countDigits = (text: string): number => text.replace(/\D/g, "").length;

const countryBeside = (input: HTMLInputElement): string => {
  const select = input.form?.elements.namedItem(COUNTRY_FIELD);
  return select instanceof HTMLSelectElement ? select.value : "";
};

/** Whether nothing stands there but what the field has written itself, the country's code. */
const isBare = (text: string, input: HTMLInputElement): boolean =>
  normalisePhone(text, countryBeside(input), { callingCode }) === "";

/** What comes from outside says which number it is; only then does it replace what the field has written itself. */
function makeRoom({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>): void {
  const isWhole = /^\s*(?:\+|00)/.test(clipboardData.getData("text"));
  if (isWhole || isBare(input.value, input)) input.select();
}

/** What a field's text becomes after a keystroke, a paste or the browser's own filling in, before the library sees it. */
function refined(before: string, input: HTMLInputElement): string {
  const { value } = input;
  // Whoever types a plus behind the country's code begins a whole number; the library would drop the plus.
  const plus = value.lastIndexOf("+");
  if (plus > 0 && isBare(value.slice(0, plus), input)) return value.slice(plus);
  // One more typed digit is refused; a number pasted too long is not cut, since half a number is a wrong one.
  const added = countDigits(value) - countDigits(before);
  if (added === 1 && countDigits(value) > MOST_DIGITS) return before;
  if (value.trimStart().startsWith("+")) return value;
  const compact = compactPhone(value);
  return internationalNumber(compact, countryBeside(input), parse) ?? (compact.startsWith("+") ? compact : value);
}

type NumberInputProps = InputHTMLAttributes<HTMLInputElement>;

/** The text part. The library would put a plus before a number pasted or filled in without one. */
const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { onChange, value, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      value={value}
      ref={ref}
      css={[controlStyle, inner]}
      onPaste={makeRoom}
      onChange={(event) => {
        const text = refined(typeof value === "string" ? value : "", event.currentTarget);
        if (text !== event.currentTarget.value) event.currentTarget.value = text;
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
  /** Called once each change is in the page; number and country are read from the form. */
  onEdit?: () => void;
}

/** The international phone field, in a chunk of its own with its library. */
export function PhoneInput({ start, startCountry, onEdit, ...input }: PhoneInputProps) {
  const [value, setValue] = useState<string | undefined>(start || undefined);
  const national = useRef("");
  const country = useRef<string | undefined>(startCountry);
  const latestOnEdit = useRef(onEdit);
  latestOnEdit.current = onEdit;
  const reported = useRef(value);

  // Not in the event: there the form still holds the number of the country before, or the country before the number.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    latestOnEdit.current?.();
  }, [value]);

  /** The library drops the number when another country is chosen; its national part may well be right. */
  const keepNational = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement) || target.value === country.current) return;
    national.current = parsePhoneNumber(value ?? "")?.nationalNumber ?? "";
  };
  const change = (next: string | undefined) => {
    // What it leaves is the new country's code.
    setValue(next && next.length <= LONGEST_CODE ? next + national.current : next);
    national.current = "";
  };
  return (
    <PhoneInputWithCountry
      {...input}
      css={box}
      international
      defaultCountry={asCountry(startCountry)}
      value={value}
      onChange={change}
      onCountryChange={(next) => {
        country.current = next;
      }}
      containerComponentProps={{ onInputCapture: keepNational, onChangeCapture: keepNational }}
      countrySelectComponent={LibraryCountrySelect}
      inputComponent={NumberInput}
    />
  );
}
