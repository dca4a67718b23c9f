import { css } from "@emotion/react";
import { island } from "../../../runtime/island";
import { media } from "../../../theme/layout";
import { hasDraft } from "../draft/drafts";

const FormIsland = island(() => import("./MessageForm"), {
  hydrate: "interaction",
  hydrateAtOnce: () => hasDraft("contact") || window.location.search !== "",
});

const styles = {
  /** Roughly the form's height, to limit layout shift when the form isn't in the page's HTML. */
  room: css({ minHeight: 720, [media.wide]: { minHeight: 640 } }),
};

/** The contact page's form. Its script loads on interaction, or at once if there's a draft or a query string. */
export function ContactForm() {
  return (
    <div css={styles.room}>
      <FormIsland />
    </div>
  );
}
