import { css } from "@emotion/react";
import { Button } from "../../../components/Button/Button";
import { Icon } from "../../../components/Icon/Icon";
import { site } from "../../../site";
import { color, iconLink, media, radius, typography } from "../../../theme";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";
import { commonMessages } from "$messages/common";
import { formMessages } from "$messages/forms";
import { useOnline } from "../delivery/useOnline";
import { type FormDeclaration, type FormState, hasFailed } from "./forms";

const styles = {
  note: css({
    display: "flex",
    gap: "0.75rem",
    marginTop: "1rem",
    padding: "1rem 1.25rem",
    borderRadius: radius.small,
    fontWeight: 600,
  }),
  row: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.75rem 1.25rem",
    marginTop: "1.5rem",
    [media.phone]: { "& > button": { flexBasis: "100%" } },
  }),
  status: css({ ...typography.small, flex: "1 1 12rem", color: color.muted }),
  success: css({ background: color.success, color: color.light }),
  failure: css({ background: color.failure, color: color.light }),

  ways: css({
    ...typography.small,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    marginTop: "1rem",
    color: color.muted,
  }),
  way: css({
    ...iconLink,
    color: color.text,
    fontWeight: 600,
    textDecorationColor: color.brand,
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
  }),
};

export interface FormFooterProps {
  form: FormDeclaration;
  state: FormState;
  className?: string;
}

/** The button, which is inactive while a message is being sent, and a status line. */
export function FormFooter({ form, state, className }: FormFooterProps) {
  const online = useOnline();
  const label = state === "sent" ? form.done : hasFailed(state) ? form.again : undefined;
  const status = state === "sending" || state === "unanswered" ? formMessages[state] : "";
  return (
    <div css={styles.row} className={className}>
      {/* Not `disabled`, which would send the focus back to the start of the page. */}
      <Button type="submit" icon={state === "sent" ? "check" : "arrow-right"} aria-disabled={state === "sending"}>
        {label ?? form.submit}
      </Button>
      <p role="status" css={styles.status}>
        {online ? status : formMessages.offline}
      </p>
    </div>
  );
}

/** Says after sending whether it worked. */
export function SendAlert({ state }: { state: FormState }) {
  const sent = state === "sent";
  if (!sent && !hasFailed(state)) return null;
  return (
    <>
      <p role="alert" css={[styles.note, sent ? styles.success : styles.failure]}>
        <Icon name={sent ? "check" : "warning-circle"} size={22} />
        {sent ? formMessages.sent : formMessages.failed}
      </p>
      {!sent && <OtherContactOptions lead={formMessages.otherWaysAfterFailure} />}
    </>
  );
}

/** Links to email and WhatsApp. */
export function OtherContactOptions({ lead }: { lead: string }) {
  return (
    <p css={styles.ways}>
      <span>{lead}</span>
      <a href={mailtoUrl(site.email)} css={styles.way}>
        <Icon name="envelope-simple" />
        {formMessages.email}
      </a>
      <a href={whatsappUrl(site.whatsapp.e164)} target="_blank" rel="noopener" css={styles.way}>
        <Icon name="whatsapp-logo" />
        {commonMessages.whatsapp}
      </a>
    </p>
  );
}
