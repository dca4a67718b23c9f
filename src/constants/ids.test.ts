/** @jest-environment node */
import { HONEYPOT } from "../features/contact/form/form-element";
import { contactForm, panelForm, popupForm, serviceForm } from "../features/contact/form/forms";
import { fieldId } from "../features/contact/form/FormFields";
import { RESERVED_IDS } from "./ids";

test("the ids of all form fields, hints and errors are listed", () => {
  const fields = [contactForm, panelForm, popupForm, serviceForm].flatMap((form) => [
    ...form.fields.map((field) => fieldId(form, field)),
    `${form.name}-${HONEYPOT}`,
  ]);
  const ids = fields.flatMap((id) => [id, `${id}-hint`, `${id}-error`]);
  expect(ids.filter((id) => !RESERVED_IDS.includes(id))).toEqual([]);
});
