import { css } from "@emotion/react";
import { site } from "../../site";
import { color } from "../../theme/color";

const styles = {
  link: css({ color: color.accent, textUnderlineOffset: "0.2em" }),
};

const addresses: Record<string, string> = {
  [site.email]: `mailto:${site.email}`,
  [site.phone.display]: `tel:${site.phone.e164}`,
};

const escaped = Object.keys(addresses).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const ADDRESS = new RegExp(`(${escaped.join("|")})`);

/** Text that turns the agency's email address and phone number into links. */
export function LinkedText({ children }: { children: string }) {
  // Splitting by a pattern with a capturing group puts the matches at the odd indexes.
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${part}-${index}`} href={addresses[part]} dir="ltr" css={styles.link}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
