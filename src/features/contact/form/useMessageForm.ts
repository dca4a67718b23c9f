import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  clearDraft,
  type Draft,
  type DraftName,
  FIELD_NAMES,
  type FieldName,
  EMPTY_VALUES,
  readDraft,
  saveDraft,
  type FormValues,
} from "../draft/drafts";
import { createMessageId, toParams, toText } from "../delivery/message";
import { normalisePhoneNow, normalisePhoneWhenLoaded } from "../phone/phone-library";
import { DEFAULT_COUNTRY, withCountryName } from "../phone/phone-number";
import { prepareToSend, SendError, sendMessage } from "../delivery/send";
import { POPUP_SEEN_KEY, sessionStore } from "../draft/session-storage";
import { prefillContactLinks } from "../delivery/prefill-links";
import { type FormDeclaration, type FormState, hasFailed } from "./forms";
import { fieldNameOf, fillForm, focusFirstField, readForm } from "./form-element";
import { type FieldErrors, validate } from "./validation";

export interface MessageFormOptions {
  /** The service that the message is about, on a service page. */
  service?: string;
  /** How a message begins that the visitor has not begun. Alone, it is no message. */
  opening?: string;
}

/** What is typed, without what the page has written itself, and the country that stands beside the phone number. */
const readTyped = (element: HTMLFormElement, opening: string) => {
  const { values, ...rest } = readForm(element);
  return { ...rest, values: values.message === opening.trim() ? { ...values, message: "" } : values };
};

/** What is typed, with the phone as it would be sent if it could be told now. */
const readCurrent = (element: HTMLFormElement, opening: string): Required<Omit<Draft, "messageId">> => {
  const { values, country } = readTyped(element, opening);
  return { ...values, phone: normalisePhoneNow(values.phone, country), country };
};

/** The country that every form starts with is nobody's choice. */
const toDraft = (values: Draft): Draft =>
  values.country === DEFAULT_COUNTRY ? { ...values, country: undefined } : values;

const withoutError = (errors: FieldErrors, field: FieldName | undefined): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** State and behaviour of a form that sends a message. Its fields are uncontrolled: the form itself holds what is typed. */
export function useMessageForm(form: FormDeclaration, { service, opening = "" }: MessageFormOptions = {}) {
  const ref = useRef<HTMLFormElement | null>(null);
  const busy = useRef(false);
  const [state, setState] = useState<FormState>("editing");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [touched, setTouched] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const draft: DraftName = service === undefined ? form.name : `service:${service}`;

  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      ref.current = element;
      // Without script the browser's own checks are better than none; with it ours say what is wrong.
      if (element) element.noValidate = form.rules !== "reachable";
    },
    [form],
  );

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const early = toDraft(readCurrent(element, opening));
    const kept: Draft = readDraft(draft) ?? EMPTY_VALUES;
    fillForm(element, { ...kept, message: kept.message || opening });
    // What was typed before the script came was seen by nobody yet; a reload must not take it.
    const country = early.country ?? kept.country;
    if (early.country || FIELD_NAMES.some((name) => early[name] !== "")) {
      saveDraft(draft, { ...readCurrent(element, opening), country });
    }
    if (element.contains(document.activeElement)) setTouched(true);
  }, [draft, opening]);

  useEffect(() => {
    if (touched) prepareToSend();
  }, [touched]);

  const paramsOf = (values: FormValues, country: string) =>
    toParams({ ...values, phone: withCountryName(values.phone, country) }, service);

  const edited = (field: FieldName | undefined) => {
    const element = ref.current;
    if (!element || busy.current) return;
    const values = readCurrent(element, opening);
    saveDraft(draft, toDraft(values));
    setErrors((before) => withoutError(before, form.rules === "reachable" ? "email" : field));
    // A refused message stays refused until it is sent again; the other ways go on carrying its text.
    if (hasFailed(state)) prefillContactLinks(toText(paramsOf(values, values.country)));
    else setState("editing");
  };

  const send = async (element: HTMLFormElement) => {
    const { values: typed, country, trapped } = readTyped(element, opening);
    const phone = normalisePhoneWhenLoaded(typed.phone, country);
    if (typeof phone !== "string") setState("sending");
    const values = { ...typed, phone: await phone };
    const found = validate(form, values);
    if (Object.keys(found).length > 0) {
      flushSync(() => {
        setErrors(found);
        setState("invalid");
      });
      focusFirstField(element, new Set(Object.keys(found)));
      return;
    }
    const params = paramsOf(values, country);
    // Kept with the draft, so that it is the same after a reload, and another one after an edit.
    const messageId = readDraft(draft)?.messageId ?? createMessageId();
    saveDraft(draft, toDraft({ ...values, country, messageId }));
    setErrors({});
    setState("sending");
    try {
      if (trapped) throw new SendError("A field that people cannot see was filled in.");
      await sendMessage({ ...params, message_id: messageId });
      clearDraft(draft);
      prefillContactLinks("");
      // Whoever has written need not be asked to.
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
    /** Whether the visitor has come to the form. */
    touched,
    /** Changes when the form starts anew; the key of its fields. */
    formKey,
    /** Called when a field changed without an event of its own. */
    edited,
    /** Starts a new message after a sent one. */
    restart: () => {
      setState("editing");
    },
    formProps: {
      ref: attach,
      onSubmit: submit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        edited(fieldNameOf(event.target));
      },
      onFocus: () => {
        setTouched(true);
      },
      onPointerOver: () => {
        setTouched(true);
      },
    },
  };
}
