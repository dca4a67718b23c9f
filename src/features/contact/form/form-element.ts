import { FIELD_NAMES, type FieldName, HONEYPOT } from "../../../constants/forms";
import { type Draft, EMPTY_VALUES, type FormValues } from "../draft/drafts";
import { chooseCountry } from "../phone/PhoneField";
import { COUNTRY_FIELD, DEFAULT_COUNTRY } from "../phone/phone-number";

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Reads a form's values, with the phone number as typed. `country` is the one chosen beside the number. */
export function readForm(form: HTMLFormElement): { values: FormValues; country: string; trapped: boolean } {
  const data = new FormData(form);
  const values = { ...EMPTY_VALUES };
  for (const name of FIELD_NAMES) values[name] = textOf(data, name);
  return { values, country: textOf(data, COUNTRY_FIELD), trapped: textOf(data, HONEYPOT) !== "" };
}

/** Fills a form's empty fields from a draft. What the visitor has typed or chosen in the meantime is newer. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const name of FIELD_NAMES) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === "") control.value = draft[name];
  }
  const list = form.elements.namedItem(COUNTRY_FIELD);
  const isUnchosen = list instanceof HTMLSelectElement && list.value === DEFAULT_COUNTRY;
  if (isUnchosen && draft.country) chooseCountry(list, draft.country);
}

/** The field that a control belongs to. A number and its country count as one field. */
export const fieldNameOf = (control: EventTarget | null): FieldName | undefined => {
  const name = control instanceof Element ? control.getAttribute("name") : null;
  if (name === COUNTRY_FIELD) return "phone";
  return FIELD_NAMES.find((field) => field === name);
};
