import { css } from "@emotion/react";
import { site } from "../../site";
import { colors } from "../../theme/colors";
import { type } from "../../theme/type";
import { mailtoUrl } from "../../utils/links";

/** Where a form goes without script: into a mail of the visitor's own program, field by field. */
export const mailForm = {
  action: mailtoUrl(site.email, { subject: `Message to ${site.name}` }),
  method: "post",
  encType: "text/plain",
} as const;

const text = css({ ...type.small, marginTop: "1rem", color: colors.mist });

/** Says what the form does without script. */
export function WithoutScript() {
  return (
    <noscript>
      <p css={text}>
        Without JavaScript this form opens your e-mail program. Or write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </noscript>
  );
}
