import { css } from "@emotion/react";
import { island } from "../../../runtime/Island/Island";
import { media } from "../../../theme/layout";
import { hasDraft } from "../draft/drafts";

const ContactFormIsland = island(() => import("./ContactFormBody"), {
  hydrate: "interaction",
  hydrateAtOnce: () => hasDraft("contact") || window.location.search !== "",
});

/** About the height of the form, so that little moves where it is not in the page's HTML. */
const room = css({ minHeight: 720, [media.wide]: { minHeight: 640 } });

export interface ContactFormProps {
  /** The query of the page's address; a new one begins the message anew. */
  search: string;
}

/** The form of the contact page. Its script loads when a visitor comes to it, or has something to say already. */
export function ContactForm({ search }: ContactFormProps) {
  return (
    <div css={room}>
      <ContactFormIsland key={search} />
    </div>
  );
}
