import { css } from "@emotion/react";
import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { controlBox, controlStyle } from "../../../components/Field/Field";
import { CountrySelect } from "./CountrySelect";
import { loadPhoneLibrary, type PhoneLibrary } from "./phone-library";
import { DEFAULT_COUNTRY, isPhone, normalisePhone } from "./phone-number";

const styles = {
  box: css({ display: "flex", padding: 0, "&:focus-within": { borderColor: "currentColor" } }),
  inner: css({ flex: 1, minWidth: 0, height: "100%", border: 0, background: "none" }),
};

export interface PhoneFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "value" | "onChange" | "defaultValue"
> {
  /** Whether the visitor has started to use the form. If so, the library loads. */
  active: boolean;
  /** Called after each change of the number or country. Read the values from the form. */
  onEdit?: () => void;
}

interface Start {
  number: string;
  country: string;
  library: PhoneLibrary;
}

/**
 * The only wrapper around react-phone-number-input. The page starts with a plain field and a plain list of countries.
 * The library replaces them while the focus is elsewhere, at the same size and with what was typed.
 */
export function PhoneField({ active, onEdit, ...input }: PhoneFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState<string | undefined>(DEFAULT_COUNTRY);
  const [start, setStart] = useState<Start>();

  useEffect(() => {
    // Keep a country that the visitor chose before hydration: React leaves the existing selection as it is.
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
      // The library only accepts whole numbers. Anything else stays in the plain field.
      if (number.value !== "" && !(value.startsWith("+") && isPhone(value))) return;
      // Synchronously, so that the focus can't move here in between.
      flushSync(() => {
        setStart((before) => before ?? { number: value, country: select.value, library });
      });
    };
    const load = () => {
      // If the library can't be reached, the plain field is good enough.
      loadPhoneLibrary().then(swap, () => undefined);
    };
    // Between the list and the number, the focus is briefly nowhere, on its way to an element that would be replaced.
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
    <div ref={boxRef} css={[controlBox, styles.box]} data-invalid={input["aria-invalid"]}>
      {start ? (
        <start.library.PhoneInput {...input} start={start.number} startCountry={start.country} onEdit={onEdit} />
      ) : (
        <>
          <CountrySelect value={country} onChange={setCountry} />
          <input {...input} type="tel" css={[controlStyle, styles.inner]} />
        </>
      )}
    </div>
  );
}
