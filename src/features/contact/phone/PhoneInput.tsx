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

const styles = {
  box: css({ display: "flex", flex: 1, minWidth: 0 }),
  inner: css({ flex: 1, border: 0, background: "none", height: "100%", minWidth: 0 }),
};

const asCountry = (code: string): Country | undefined => getCountries().find((country) => country === code);

export const parse = (text: string, country: string): string | undefined => {
  const number = parsePhoneNumber(text, { defaultCountry: asCountry(country), extract: false });
  return number?.isValid() ? number.number : undefined;
};

export const callingCode = (country: string): string | undefined => {
  const known = asCountry(country);
  return known && getCountryCallingCode(known);
};

/** The most digits that a phone number can have (specification, section 9). */
const MOST_DIGITS = 15;

/** A plus and up to three digits. */
const LONGEST_CODE = 4;

const countDigits = (text: string): number => text.replace(/\D/g, "").length;

const countryBeside = (input: HTMLInputElement): string => {
  const select = input.form?.elements.namedItem(COUNTRY_FIELD);
  return select instanceof HTMLSelectElement ? select.value : "";
};

/** Whether the text is only the country's code, which the field adds itself. */
const isBare = (text: string, input: HTMLInputElement): boolean =>
  normalisePhone(text, countryBeside(input), { callingCode }) === "";

/** Pasted text replaces the field's if it's a whole number, or if the field only has the code that it adds itself. */
function makeRoom({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>): void {
  const isWhole = /^\s*(?:\+|00)/.test(clipboardData.getData("text"));
  if (isWhole || isBare(input.value, input)) input.select();
}

/** Adjusts the field's text after a keystroke, a paste or the browser's autofill, before the library sees it. */
function refined(before: string, input: HTMLInputElement): string {
  const { value } = input;
  // A plus typed after the country's code starts a whole number, but the library would drop the plus.
  const plus = value.lastIndexOf("+");
  if (plus > 0 && isBare(value.slice(0, plus), input)) return value.slice(plus);
  // Reject a typed digit beyond the maximum. Don't truncate a pasted number: half a number is a wrong one.
  const added = countDigits(value) - countDigits(before);
  if (added === 1 && countDigits(value) > MOST_DIGITS) return before;
  if (value.trimStart().startsWith("+")) return value;
  const compact = compactPhone(value);
  return internationalNumber(compact, countryBeside(input), parse) ?? (compact.startsWith("+") ? compact : value);
}

type NumberInputProps = InputHTMLAttributes<HTMLInputElement>;

/** The text field. The library would add a plus to a number that's pasted or autofilled without one. */
const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { onChange, value, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      value={value}
      ref={ref}
      css={[controlStyle, styles.inner]}
      onPaste={makeRoom}
      onChange={(event) => {
        const text = refined(typeof value === "string" ? value : "", event.currentTarget);
        if (text !== event.currentTarget.value) event.currentTarget.value = text;
        onChange?.(event);
      }}
    />
  );
});

/** Replaces the library's flag and list with ours, which are also in the server's HTML. */
function LibraryCountrySelect({ value, onChange, onFocus, onBlur }: CountrySelectProps) {
  return <CountrySelect value={value} onChange={onChange} onFocus={onFocus} onBlur={onBlur} />;
}

export interface PhoneInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "value" | "onChange" | "defaultValue"
> {
  /** The initial number, with plus and country code, or an empty string. */
  start: string;
  /** The initial country, if the number doesn't have one. */
  startCountry: string;
  /** Called once a change is in the DOM. Read the number and country from the form. */
  onEdit?: () => void;
}

/** The international phone field, in its own chunk with its library. */
export function PhoneInput({ start, startCountry, onEdit, ...input }: PhoneInputProps) {
  const [value, setValue] = useState<string | undefined>(start || undefined);
  const national = useRef("");
  const country = useRef<string | undefined>(startCountry);
  const latestOnEdit = useRef(onEdit);
  latestOnEdit.current = onEdit;
  const reported = useRef(value);

  // Not in the event handler: at that point, the form still has either the old country or the old number.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    latestOnEdit.current?.();
  }, [value]);

  /** The library drops the number when another country is chosen, but its national part may well be right. */
  const keepNational = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement) || target.value === country.current) return;
    national.current = parsePhoneNumber(value ?? "")?.nationalNumber ?? "";
  };
  const change = (next: string | undefined) => {
    // If only the new country's code is left, add the national part again.
    setValue(next && next.length <= LONGEST_CODE ? next + national.current : next);
    national.current = "";
  };
  return (
    <PhoneInputWithCountry
      {...input}
      css={styles.box}
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
