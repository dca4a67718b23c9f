import { css } from "@emotion/react";
import { useState } from "react";
import { site } from "../../../site";
import { borderlessCard, color, media, typography } from "../../../theme";
import { mailtoUrl } from "../../../utils/links";
import { formMessages, messageMessages } from "$messages/forms";
import { pageMessages } from "$messages/service";
import { industryOpening } from "../delivery/message";
import { ContactLines } from "./ContactLines";
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
  card: css({ position: "relative", padding: "clamp(1.5rem, 3.5vw, 2.75rem)", ...borderlessCard }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)", marginBottom: "1.5rem" }),
  /** A service's, as wide as the page: its heading beside its fields, and its button beside the message. */
  band: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      gridTemplateRows: "1fr auto",
      gap: "0 clamp(2rem, 4vw, 4rem)",
      paddingBlock: "2rem",
      "& h2": { fontSize: "clamp(1.625rem, 2.6vw, 2.75rem)" },
    },
  }),
  reply: css({ margin: "-1rem 0 1.5rem", color: color.muted }),
  lines: css({ [media.belowDesktop]: { marginTop: "2rem" } }),
  row: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "1.25rem 1rem",
      gridArea: "1 / 2 / 3",
      "& > p, & > noscript": { gridColumn: "1 / -1" },
    },
  }),
  footer: css({ [media.desktop]: { alignSelf: "end", marginTop: 0, "& > button": { flexBasis: "100%" } } }),
  note: css({ ...typography.small, marginTop: "1rem", color: color.muted }),
};

/** The contact page's form, or a service page's, on a card. */
export default function MessageForm({ service }: { service?: string }) {
  const isContact = service === undefined;
  const form = isContact ? contactForm : serviceForm;
  const [opening] = useState(() =>
    typeof window !== "undefined" && isContact ? industryOpening(location.search, site.footer.industries) : "",
  );
  const { formProps, state, errors, formKey } = useMessageForm(form, { service, opening });
  return (
    <div css={[styles.card, !isContact && styles.band]} data-scheme="paper">
      <div>
        <h2 css={styles.heading} id="contact-form-heading">
          {isContact ? formMessages.contact : pageMessages.getInTouch}
        </h2>
        {!isContact && <p css={styles.reply}>{pageMessages.reply({ reply: site.claims.reply })}</p>}
      </div>
      <form css={!isContact && styles.row} {...mailtoForm} {...formProps} aria-labelledby="contact-form-heading">
        <FormFields
          key={formKey}
          form={form}
          errors={errors}
          readOnly={state === "sending"}
          columns={isContact ? 2 : 3}
        />
        <FormFooter css={!isContact && styles.footer} form={form} state={state} />
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
      {!isContact && <ContactLines css={styles.lines} />}
    </div>
  );
}
