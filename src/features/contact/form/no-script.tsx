import { css } from "@emotion/react";
import { site } from "../../../site";
import { color } from "../../../theme/color";
import { typography } from "../../../theme/typography";
import { mailtoUrl } from "../../../utils/links";
import { t } from "../../../messages/t";

/** Where a form goes without script: into a mail of the visitor's own program, field by field. */
export const mailtoForm = {
  action: mailtoUrl(site.email, { subject: t("message.subject", { site: site.name }) }),
  method: "post",
  encType: "text/plain",
} as const;

const text = css({ ...typography.small, marginTop: "1rem", color: color.muted });

/** Says what the form does without script. */
export function NoScriptNote() {
  return (
    <noscript>
      <p css={text}>
        {t("form.withoutScript", {
          email: site.email,
          link: (address) => <a href={`mailto:${site.email}`}>{address}</a>,
        })}
      </p>
    </noscript>
  );
}
