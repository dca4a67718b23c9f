import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clearDraft, FIELD_NAMES, type FieldName, NO_VALUES, readDraft, saveDraft, type Values } from "./drafts";
import { fieldOf, fillForm, focusFirst, readForm } from "./form-element";
import type { FormDeclaration } from "./forms";
import { toParams, toText } from "./message";
import { readPhone, settlePhone } from "./phone";
import { prepareToSend, SendError, sendMessage } from "./send";
import { POPUP_SEEN, session } from "./session";
import { setUnsentText } from "./unsent";
import { type Errors, validate } from "./validation";

/** Where a message is on its way: being written, to be mended, under way, delivered, or refused. */
export type FormState = "editing" | "invalid" | "sending" | "sent" | "failed";

export interface MessageFormOptions {
  /** The service that the message is about, on a service page. */
  service?: string;
  /** How the message begins where there is no draft. */
  opening?: string;
}

/** What is typed, with the phone as it would be sent. */
const current = (element: HTMLFormElement): Values => {
  const { values, country } = readForm(element);
  return { ...values, phone: readPhone(values.phone, country) };
};

const withoutError = (errors: Errors, field: FieldName | undefined): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** State and behaviour of a form that sends a message. Its fields are uncontrolled: the form itself holds what is typed. */
export function useMessageForm(form: FormDeclaration, { service, opening = "" }: MessageFormOptions = {}) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<FormState>("editing");
  const [errors, setErrors] = useState<Errors>({});
  const [touched, setTouched] = useState(false);
  const [generation, setGeneration] = useState(0);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Without script the browser's own checks are better than none; with it ours say what is wrong.
    element.noValidate = form.rules !== "reachable";
    const early = current(element);
    fillForm(element, readDraft(form.name) ?? { ...NO_VALUES, message: opening });
    // What was typed before the script came was seen by nobody yet; a reload must not take it.
    if (FIELD_NAMES.some((name) => early[name] !== "")) saveDraft(form.name, current(element));
    if (element.contains(document.activeElement)) setTouched(true);
  }, [form, opening]);

  useEffect(() => {
    if (touched) prepareToSend();
  }, [touched]);

  const edited = (field: FieldName | undefined) => {
    const element = ref.current;
    if (!element || busy.current) return;
    const values = current(element);
    saveDraft(form.name, values);
    setErrors((before) => withoutError(before, form.rules === "reachable" ? "email" : field));
    // A refused message stays refused until it is sent again; the other ways go on carrying its text.
    if (state === "failed") setUnsentText(toText(toParams(values, service)));
    else setState("editing");
  };

  const send = async (element: HTMLFormElement) => {
    const { values: typed, country, trapped } = readForm(element);
    const phone = settlePhone(typed.phone, country);
    if (typeof phone !== "string") setState("sending");
    const values = { ...typed, phone: await phone };
    const found = validate(form, values);
    if (Object.keys(found).length > 0) {
      flushSync(() => {
        setErrors(found);
        setState("invalid");
      });
      focusFirst(element, new Set(Object.keys(found)));
      return;
    }
    const params = toParams(values, service);
    setErrors({});
    setState("sending");
    try {
      if (trapped) throw new SendError("A field that people cannot see was filled in.");
      await sendMessage(params);
      clearDraft(form.name);
      setUnsentText("");
      // Whoever has written need not be asked to.
      session.set(POPUP_SEEN, "true");
      setGeneration((count) => count + 1);
      setState("sent");
    } catch (error) {
      console.error("The message was not sent.", error);
      setUnsentText(toText(params));
      setState("failed");
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
    generation,
    /** Called when a field changed without an event of its own. */
    edited,
    /** Starts a new message after a sent one. */
    restart: () => {
      setState("editing");
    },
    formProps: {
      ref,
      onSubmit: submit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        edited(fieldOf(event.target));
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
