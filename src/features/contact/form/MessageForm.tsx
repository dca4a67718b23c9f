import { css } from "@emotion/react";
import { useState } from "react";
import { site } from "../../../site";
import { color } from "../../../theme/color";
import { borderlessCard } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { mailtoUrl } from "../../../utils/links";
import { formMessages, messageMessages } from "$messages/forms";
import { pageMessages } from "$messages/service";
import { industryOpening } from "../delivery/message";
import { FormFields } from "./FormFields";
import { FormFooter, SendAlert } from "./FormStatus";
import { contactForm, serviceForm } from "./forms";
import { useMessageForm } from "./useMessageForm";

/** Without JavaScript, a form opens an email in the visitor's own mail program, with all fields filled in. */
export const mailtoForm = {
  action: mailtoUrl(site.email, messageMessages.subject({ site: site.name })),
  method: "post",
  encType: "text/plain",
} as const;

const styles = {
  card: css({ position: "relative", padding: "clamp(1.5rem, 4vw, 3rem)", ...borderlessCard }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)", marginBottom: "1.75rem" }),
  note: css({ ...typography.small, marginTop: "1rem", color: color.muted }),
};

/** The form on a service page, or the contact page's card with its form. */
export default function MessageForm({ service }: { service?: string }) {
  const isContact = service === undefined;
  const form = isContact ? contactForm : serviceForm;
  const [opening] = useState(() =>
    typeof window !== "undefined" && isContact ? industryOpening(location.search, site.footer.industries) : "",
  );
  const { formProps, state, errors, formKey } = useMessageForm(form, { service, opening });
  const name = isContact ? { "aria-labelledby": "contact-form-heading" } : { "aria-label": pageMessages.getInTouch };
  const content = (
    <form {...mailtoForm} {...formProps} {...name}>
      <FormFields key={formKey} form={form} errors={errors} readOnly={state === "sending"} columns={2} />
      <FormFooter form={form} state={state} />
      <SendAlert state={state} />
      <noscript>
        <p css={styles.note}>
          {formMessages.withoutScript({
            email: site.email,
            link: (address) => <a href={`mailto:${site.email}`}>{address}</a>,
          })}
        </p>
      </noscript>
    </form>
  );
  if (!isContact) return content;
  return (
    <div css={styles.card} data-scheme="paper">
      <h2 css={styles.heading} id="contact-form-heading">
        {formMessages.contact}
      </h2>
      {content}
    </div>
  );
}
