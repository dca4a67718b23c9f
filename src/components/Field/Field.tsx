import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, motion, radius, typography } from "../../theme";
import { Icon } from "../Icon/Icon";

/** The box of a control: 56 px high, with a border at a contrast of at least 3:1 (WCAG 1.4.11). */
export const controlBox = css({
  width: "100%",
  height: 56,
  border: `1.5px solid ${color.muted}`,
  borderRadius: radius.small,
  background: color.card,
  transition: `border-color ${motion.hover}ms`,
  "&:hover, &:focus, &:focus-within": { borderColor: color.text },
  "&[aria-invalid=true], &[data-invalid=true]": {
    borderColor: color.error,
    boxShadow: `inset 0 0 0 1px ${color.error}`,
  },
});

/** The text in a control. */
export const controlStyle = css({
  padding: "0 1rem",
  borderRadius: radius.small,
  "&::placeholder": { color: color.muted, opacity: 1 },
  "&:focus-visible": { outlineOffset: -1 },
});

/** Styles of single-line and multi-line controls. */
export const inputStyle = css([controlBox, controlStyle]);
export const textareaStyle = css([
  controlBox,
  controlStyle,
  { height: "auto", minHeight: 56, padding: "0.875rem 1rem", resize: "vertical" },
]);

const styles = {
  row: css({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "1rem",
    marginBottom: "0.5rem",
  }),
  label: css({ fontWeight: 600, lineHeight: 1.3 }),
  hint: css({ ...typography.small, color: color.muted }),
  error: css({
    ...typography.small,
    display: "flex",
    alignItems: "flex-start",
    gap: "0.375rem",
    marginTop: "0.5rem",
    color: color.error,
    fontWeight: 600,
    "& > svg": { marginTop: 1 },
  }),
};

export interface FieldProps {
  /** Id of the control. Its hint and error get `{id}-hint` and `{id}-error`. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The control itself, with `fieldState(…)` spread onto it. */
  children: ReactNode;
}

/** Attributes that connect a control to its hint and its error. */
export const fieldState = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
});

/** A labelled control with a hint beside its label and an error beneath it. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div>
      <div css={styles.row}>
        <label htmlFor={id} css={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} css={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          <Icon name="warning-circle" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
