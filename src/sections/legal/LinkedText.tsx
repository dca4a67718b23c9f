import { css } from "@emotion/react";
import { site } from "../../site";
import { color } from "../../theme/color";

const link = css({ color: color.accent, textUnderlineOffset: "0.2em" });

const addresses: Record<string, string> = {
  [site.email]: `mailto:${site.email}`,
  [site.phone.display]: `tel:${site.phone.e164}`,
};
const escaped = Object.keys(addresses).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const ADDRESS = new RegExp(`(${escaped.join("|")})`);

/** Text in which the agency's e-mail address and phone number are links. */
export function LinkedText({ children }: { children: string }) {
  // Splitting at a captured pattern leaves the matches at the odd places.
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${part}-${index}`} href={addresses[part]} css={link}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
