import { type FormEvent, useRef } from "react";
import { readDraft, saveDraft } from "../draft/drafts";
import { withPopupValues } from "../delivery/message";
import { FormFooter } from "./FormStatus";
import { FormFields } from "./FormFields";
import { readForm } from "./form-element";
import { popupForm } from "./forms";

/** The popup's form. It sends nothing: what's typed is saved as the contact form's draft, from the first letter on. */
export function PopupForm({ labelledBy, onContinue }: { labelledBy: string; onContinue: () => void }) {
  // The draft from before the popup. What's typed here is added to that, rather than to its own last state.
  const before = useRef(readDraft("contact"));
  const keep = (event: FormEvent<HTMLFormElement>) =>
    saveDraft("contact", withPopupValues(before.current, readForm(event.currentTarget).values));
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep(event);
        onContinue();
      }}
    >
      <FormFields form={popupForm} columns={2} />
      <FormFooter form={popupForm} state="editing" />
    </form>
  );
}
