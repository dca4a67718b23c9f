import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/Button/Button";
import { color, typography } from "../../../theme";
import { formMessages } from "$messages/forms";
import { FormFields } from "./FormFields";
import { FormFooter, OtherContactOptions } from "./FormStatus";
import { panelForm } from "./forms";
import { useMessageForm } from "./useMessageForm";
import { mailtoForm } from "./MessageForm";

const styles = {
  thanks: css({ display: "grid", alignContent: "center", justifyItems: "start", gap: "1rem", minHeight: "60vh" }),
  thanksTitle: css({ ...typography.h2, outline: "none" }),
  thanksText: css({ ...typography.lead, color: color.muted }),
};

/** Replaces the form after a success, and takes the focus. */
function Thanks({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div css={styles.thanks} role="status">
      <h3 ref={heading} tabIndex={-1} css={styles.thanksTitle}>
        {formMessages.thanks}
      </h3>
      <p css={styles.thanksText}>{formMessages.thanksText}</p>
      <Button variant="outline" icon={null} onClick={onRestart}>
        {formMessages.restart}
      </Button>
    </div>
  );
}

/** The panel's form. Only its button says that a message was refused: an alert would push the fields out of sight. */
export function PanelForm({ labelledBy }: { labelledBy: string }) {
  const { formProps, state, errors, formKey, restart } = useMessageForm(panelForm);
  if (state === "sent") return <Thanks onRestart={restart} />;
  return (
    <form {...mailtoForm} {...formProps} aria-labelledby={labelledBy}>
      <FormFields key={formKey} form={panelForm} errors={errors} readOnly={state === "sending"} />
      <FormFooter form={panelForm} state={state} />
      <OtherContactOptions lead={formMessages.otherWays} />
    </form>
  );
}
