import { css } from "@emotion/react";
import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { controlBox, controlStyle } from "../../../components/Field/Field";
import { CountrySelect } from "./CountrySelect";
import { loadPhoneLibrary, type PhoneLibrary } from "./phone-library";
import { DEFAULT_COUNTRY, isPhone, normalisePhone } from "./phone-number";

const box = css({ display: "flex", padding: 0, "&:focus-within": { borderColor: "currentColor" } });
const inner = css({ flex: 1, minWidth: 0, height: "100%", border: 0, background: "none" });

export interface PhoneFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "value" | "onChange" | "defaultValue"
> {
  /** Whether the visitor has come to the form: time to load the library. */
  active: boolean;
  /** Called after each change of number or country; the values are read from the form. */
  onEdit?: () => void;
}

interface Start {
  number: string;
  country: string;
  library: PhoneLibrary;
}

/**
 * The one wrapper of react-phone-number-input. A plain field and a plain list of countries stand in the page; the
 * library takes their place, at the same size and with what was typed, at a moment when the focus is elsewhere.
 */
export function PhoneField({ active, onEdit, ...input }: PhoneFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState<string | undefined>(DEFAULT_COUNTRY);
  const [start, setStart] = useState<Start>();

  useEffect(() => {
    // Who chose a country in the server's HTML has chosen it: React leaves a list as it finds it.
    const select = boxRef.current?.querySelector("select");
    if (select) setCountry(select.value);
  }, []);

  useEffect(() => {
    const element = boxRef.current;
    if (!active || !element) return;
    let current = true;
    const swap = (library: PhoneLibrary) => {
      const number = element.querySelector("input");
      const select = element.querySelector("select");
      if (!current || !number || !select || element.contains(document.activeElement)) return;
      const value = normalisePhone(number.value, select.value, library);
      // The library takes whole numbers only; anything else stays where it was typed.
      if (number.value !== "" && !(value.startsWith("+") && isPhone(value))) return;
      // At once, or the focus may come in between.
      flushSync(() => {
        setStart((before) => before ?? { number: value, country: select.value, library });
      });
    };
    const load = () => {
      // Unreachable: the plain field does.
      loadPhoneLibrary().then(swap, () => undefined);
    };
    // Between list and number the focus is nowhere for a moment, on its way to what would be taken away.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) load();
    };
    load();
    element.addEventListener("focusout", leave);
    return () => {
      current = false;
      element.removeEventListener("focusout", leave);
    };
  }, [active]);

  return (
    <div ref={boxRef} css={[controlBox, box]} data-invalid={input["aria-invalid"]}>
      {start ? (
        <start.library.PhoneInput {...input} start={start.number} startCountry={start.country} onEdit={onEdit} />
      ) : (
        <>
          <CountrySelect value={country} onChange={setCountry} />
          <input {...input} type="tel" css={[controlStyle, inner]} />
        </>
      )}
    </div>
  );
}
