import { css } from "@emotion/react";
import { Field, fieldState, inputStyle, textareaStyle } from "../../../components/Field/Field";
import { HONEYPOT } from "../../../constants/forms";
import { fieldId } from "../../../constants/ids";
import { media } from "../../../theme";
import { fieldMessages } from "$messages/forms";
import { PhoneField } from "../phone/PhoneField";
import type { FieldErrors, FormDeclaration } from "./forms";

const styles = {
  grid: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.25rem 1rem" }),
  /** Name and email share a row if there's room. */
  twoColumns: css({
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", "& > [data-wide]": { gridColumn: "1 / -1" } },
  }),
  /** Cells of the form, which is a row of three on large screens. */
  threeColumns: css({
    [media.desktop]: {
      display: "contents",
      "& > [data-wide]": { gridColumn: "auto" },
      "& > [data-wide]:has(textarea)": { gridColumn: "span 2" },
      // Four lines in little height.
      "& textarea": { paddingBlock: "0.5rem", lineHeight: 1.3 },
    },
  }),
  // Moved off the page rather than `display: none`, which simple bots know to skip.
  honeypot: css({ position: "absolute", insetInlineStart: "-100vw", width: 1, height: 1, overflow: "hidden" }),
};

export interface FormFieldsProps {
  form: FormDeclaration;
  errors?: FieldErrors;
  /** Makes the fields read-only while a message is being sent, so that they keep showing what was sent. */
  readOnly?: boolean;
  columns?: 1 | 2 | 3;
}

/** The fields that a form declares, and a honeypot for bots. */
export function FormFields({ form, errors = {}, readOnly = false, columns = 1 }: FormFieldsProps) {
  return (
    <div css={[styles.grid, columns > 1 && styles.twoColumns, columns === 3 && styles.threeColumns]}>
      {form.fields.map((field) => {
        const { name, label, kind, autoComplete, required } = field;
        const id = fieldId(form.name, name);
        const hint = field.hint ?? (form.strict && !required ? fieldMessages.optional : undefined);
        const error = errors[name];
        const control = {
          id,
          name,
          autoComplete,
          readOnly,
          required: required !== undefined,
          ...fieldState({ id, hint, error }),
        };
        return (
          <div key={name} data-wide={field.wide === true || undefined}>
            <Field id={id} label={label} hint={hint} error={error}>
              {kind === "long" ? (
                <textarea {...control} rows={4} css={textareaStyle} />
              ) : kind === "phone" ? (
                <PhoneField {...control} inputMode="tel" />
              ) : (
                <input {...control} type={kind} inputMode={kind} css={inputStyle} />
              )}
            </Field>
          </div>
        );
      })}
      <div css={styles.honeypot} aria-hidden="true">
        <label htmlFor={fieldId(form.name, HONEYPOT)}>{fieldMessages.honeypot}</label>
        <input id={fieldId(form.name, HONEYPOT)} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
