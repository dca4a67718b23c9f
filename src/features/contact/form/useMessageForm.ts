import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../../../hooks/useMediaQuery";
import { whenIdle } from "../../../utils/when-idle";
import { FIELD_NAMES, type FieldName } from "../../../constants/forms";
import { clearDraft, type Draft, type DraftName, EMPTY_VALUES, readDraft, saveDraft } from "../draft/drafts";
import { createMessageId, toParams, toText } from "../delivery/message";
import { DEFAULT_COUNTRY, normalisePhone, normalisePhoneWhenLoaded, withCountryName } from "../phone/phone-number";
import { prepareToSend, SendError, sendMessage } from "../delivery/send";
import { POPUP_SEEN_KEY, sessionStore } from "../../../utils/session-store";
import { prefillContactLinks } from "../delivery/prefill-links";
import { type FieldErrors, type FormDeclaration, type FormState, hasFailed, validate } from "./forms";
import { fieldNameOf, fillForm, readForm } from "./form-element";

export interface MessageFormOptions {
  /** On a service page: the service that the message is about. */
  service?: string;
  /** The start of a message that the visitor hasn't started yet. On its own, it doesn't count as a message. */
  opening?: string;
}

/** What the visitor has typed, without the page's own opening. The phone number is normalised as far as possible now. */
const readTyped = (element: HTMLFormElement, opening: string): Draft => {
  const { values, country } = readForm(element);
  return {
    ...values,
    phone: normalisePhone(values.phone, country),
    message: values.message === opening.trim() ? "" : values.message,
    // Every form starts with the default: the visitor hasn't chosen it.
    country: country === DEFAULT_COUNTRY ? undefined : country,
  };
};

/** State and behaviour of a form that sends a message. Its fields are uncontrolled: the DOM holds what's typed. */
export function useMessageForm(form: FormDeclaration, { service, opening = "" }: MessageFormOptions = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<FormState>("editing");
  const [errors, setErrors] = useState<FieldErrors>({});
  const hydrated = useHydrated();
  const [formKey, setFormKey] = useState(0);
  const draft: DraftName = service === undefined ? form.name : `service:${service}`;

  useEffect(() => whenIdle(prepareToSend), []);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const early = readTyped(element, opening);
    const kept = readDraft(draft) ?? EMPTY_VALUES;
    fillForm(element, { ...kept, message: kept.message || opening });
    // Nothing has saved what was typed before the script loaded, and a reload must not lose it.
    if (early.country || FIELD_NAMES.some((name) => early[name] !== "")) saveDraft(draft, readTyped(element, opening));
  }, [draft, opening]);

  const paramsOf = ({ country = DEFAULT_COUNTRY, ...values }: Draft) =>
    toParams({ ...values, phone: withCountryName(values.phone, country) }, service);

  const edited = (field: FieldName | undefined) => {
    const element = ref.current;
    if (!element || busy.current) return;
    const typed = readTyped(element, opening);
    saveDraft(draft, typed);
    const corrected = form.strict ? field : "email";
    if (corrected) setErrors((before) => ({ ...before, [corrected]: undefined }));
    // A refused message stays refused until it's sent again. The links to email and chat keep its text up to date.
    if (hasFailed(state)) prefillContactLinks(toText(paramsOf(typed)));
    else setState("editing");
  };

  const send = async (element: HTMLFormElement) => {
    const typed = readTyped(element, opening);
    const phone = normalisePhoneWhenLoaded(typed.phone, typed.country ?? DEFAULT_COUNTRY);
    if (typeof phone !== "string") setState("sending");
    const values = { ...typed, phone: await phone };
    const found = validate(form, values);
    if (Object.keys(found).length > 0) {
      flushSync(() => {
        setErrors(found);
        setState("editing");
      });
      element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const params = paramsOf(values);
    // Saved with the draft, so that it stays the same after a reload but changes after an edit.
    const messageId = readDraft(draft)?.messageId ?? createMessageId();
    saveDraft(draft, { ...values, messageId });
    setErrors({});
    setState("sending");
    try {
      if (readForm(element).trapped) throw new SendError("A field that people cannot see was filled in.");
      await sendMessage({ ...params, message_id: messageId });
      clearDraft(draft);
      prefillContactLinks("");
      // Visitors who have already written don't need to be asked.
      sessionStore.set(POPUP_SEEN_KEY, "true");
      setFormKey((count) => count + 1);
      setState("sent");
    } catch (error) {
      console.error("The message was not sent.", error);
      prefillContactLinks(toText(params));
      setState(error instanceof SendError && error.mayHaveArrived ? "unanswered" : "failed");
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void send(event.currentTarget).finally(() => {
      busy.current = false;
    });
  };

  return {
    state,
    errors,
    /** The key of the fields. It changes when the form starts over. */
    formKey,
    restart: () => setState("editing"),
    formProps: {
      ref,
      // Without JavaScript, the browser's own checks are better than none. With it, our errors replace them.
      noValidate: hydrated && form.strict,
      onSubmit: submit,
      onInput: (event: FormEvent<HTMLFormElement>) => edited(fieldNameOf(event.target)),
    },
  };
}
