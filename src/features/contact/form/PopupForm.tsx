import { navigate } from "gatsby";
import { type FormEvent, useRef } from "react";
import { readDraft, saveDraft } from "../draft/drafts";
import { withPopupValues } from "../delivery/message";
import { FormFooter } from "./FormStatus";
import { FormFields } from "./FormFields";
import { readForm } from "./form-element";
import { popupForm } from "./forms";

export interface PopupFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Called before the visitor is taken to the contact page. */
  onContinue: () => void;
}

/**
 * The popup's form. It sends nothing: what is typed is kept as the contact form's draft from the first letter on, so that
 * it is there after "Continue", and after closing the popup too.
 */
export function PopupForm({ labelledBy, onContinue }: PopupFormProps) {
  // The draft as it was before the popup: what is typed here is added to that, not to its own last state.
  const before = useRef(readDraft("contact"));
  const keep = (event: FormEvent<HTMLFormElement>) => {
    saveDraft("contact", withPopupValues(before.current, readForm(event.currentTarget).values));
  };
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep(event);
        onContinue();
        navigate("/contact/");
      }}
    >
      <FormFields form={popupForm} columns={2} />
      <FormFooter form={popupForm} state="editing" />
    </form>
  );
}
