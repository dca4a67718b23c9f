import { css } from "@emotion/react";
import { Icon } from "../../../components/Icon/Icon";
import { site } from "../../../site";
import { media } from "../../../theme";
import { whatsappUrl } from "../../../utils/links";
import { pageMessages } from "$messages/service";

// Chrome supports `color-mix` from version 111. Before that, the line has the text's colour.
const line = ["1px solid", "1px solid color-mix(in srgb, currentColor 25%, transparent)"];

const styles = {
  list: css({ [media.small]: { marginTop: "2rem" }, borderTop: line }),
  row: css({
    display: "flex",
    alignItems: "center",
    gap: "0.875rem",
    minHeight: 48,
    padding: "0.25rem 0",
    [media.desktop]: { minHeight: "3.5rem", fontSize: "1.125rem" },
    borderBottom: line,
    fontWeight: 600,
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 44, textUnderlineOffset: "0.2em" },
  }),
};

/** Other ways to contact the agency, below the form in a service's hero. */
export function HeroContact() {
  const { phone, whatsapp, hours } = site;
  return (
    <ul css={styles.list}>
      <li css={styles.row}>
        <Icon name="phone" size={22} />
        <a href={`tel:${phone.e164}`} dir="ltr">
          {phone.display}
        </a>
      </li>
      <li css={styles.row}>
        <Icon name="whatsapp-logo" size={22} />
        <a href={whatsappUrl(whatsapp.e164)} target="_blank" rel="noopener">
          <span>
            {pageMessages.whatsapp({
              number: whatsapp.display,
              ltr: (number: string) => <span dir="ltr">{number}</span>,
            })}
          </span>
        </a>
      </li>
      <li css={styles.row}>
        <Icon name="clock" size={22} />
        {hours.label}
      </li>
    </ul>
  );
}
