import { css } from "@emotion/react";
import { Icon } from "../../../components/Icon/Icon";
import { site } from "../../../site";
import { color, media } from "../../../theme";
import { whatsappUrl } from "../../../utils/links";
import { pageMessages } from "$messages/service";

const styles = {
  row: css({
    display: "flex",
    alignItems: "center",
    gap: "0.875rem",
    minHeight: 48,
    borderTop: `1px solid ${color.line}`,
    [media.desktop]: { minHeight: 44 },
    fontWeight: 600,
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 44, textUnderlineOffset: "0.2em" },
  }),
};

/** Other ways to contact the agency, beside a service's form or below it. */
export function ContactLines({ className }: { className?: string }) {
  const { phone, whatsapp, hours } = site;
  return (
    <ul className={className}>
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
