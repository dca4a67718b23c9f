import { css } from "@emotion/react";
import { useState } from "react";
import { site } from "../../../site";
import { borderlessCard } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { formMessages } from "$messages/forms";
import { industryOpening } from "../delivery/message";
import { FormFields } from "./FormFields";
import { FormFooter, SendAlert } from "./FormStatus";
import { contactForm } from "./forms";
import { useMessageForm } from "./useMessageForm";
import { mailtoForm, NoScriptNote } from "./no-script";

const styles = {
  card: css({
    position: "relative",
    padding: "clamp(1.5rem, 4vw, 3rem)",
    ...borderlessCard,
  }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)", marginBottom: "1.75rem" }),
};

/** The contact page's form. */
export default function ContactFormBody() {
  const [opening] = useState(() =>
    typeof window === "undefined" ? "" : industryOpening(window.location.search, site.footer.industries),
  );
  const { formProps, state, errors, touched, formKey } = useMessageForm(contactForm, { opening });
  return (
    <div css={styles.card} data-scheme="paper">
      <h2 css={styles.heading} id="contact-form-heading">
        {formMessages.contact}
      </h2>
      <form {...mailtoForm} {...formProps} aria-labelledby="contact-form-heading">
        <FormFields
          key={formKey}
          form={contactForm}
          errors={errors}
          readOnly={state === "sending"}
          active={touched}
          columns={2}
        />
        <FormFooter form={contactForm} state={state} />
        <SendAlert state={state} />
        <NoScriptNote />
      </form>
    </div>
  );
}
