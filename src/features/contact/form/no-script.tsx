import { css } from "@emotion/react";
import { site } from "../../../site";
import { color } from "../../../theme/color";
import { typography } from "../../../theme/typography";
import { mailtoUrl } from "../../../utils/links";
import { formMessages, messageMessages } from "$messages/forms";

/** Without JavaScript, a form opens an email in the visitor's own mail program, with all fields filled in. */
export const mailtoForm = {
  action: mailtoUrl(site.email, messageMessages.subject({ site: site.name })),
  method: "post",
  encType: "text/plain",
} as const;

const styles = {
  text: css({ ...typography.small, marginTop: "1rem", color: color.muted }),
};

/** Explains what the form does without JavaScript. */
export function NoScriptNote() {
  return (
    <noscript>
      <p css={styles.text}>
        {formMessages.withoutScript({
          email: site.email,
          link: (address) => <a href={`mailto:${site.email}`}>{address}</a>,
        })}
      </p>
    </noscript>
  );
}
