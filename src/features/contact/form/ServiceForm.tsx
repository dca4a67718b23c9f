import { css } from "@emotion/react";
import { pageMessages } from "$messages/service";
import { island } from "../../../runtime/island";
import { borderlessCard, media } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { hasDraft } from "../draft/drafts";

const FormIsland = island(() => import("./MessageForm"), {
  hydrate: "interaction",
  hydrateAtOnce: ({ service = "" }) => hasDraft(`service:${service}`),
});

const styles = {
  card: css({ padding: "clamp(1.5rem, 3vw, 2.5rem)", ...borderlessCard }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.75rem, 1.5rem + 1vw, 2.25rem)", marginBottom: "1.25rem" }),
  /** Roughly the form's height, to limit layout shift when the form isn't in the page's HTML. */
  form: css({ minHeight: 560, [media.wide]: { minHeight: 470 } }),
};

/** "Get in Touch": the form on a service page, on a card. Its script loads when a visitor interacts with it. */
export function ServiceForm({ service }: { service: string }) {
  return (
    <div css={styles.card} data-scheme="paper">
      <h2 css={styles.heading}>{pageMessages.getInTouch}</h2>
      <div css={styles.form}>
        <FormIsland service={service} />
      </div>
    </div>
  );
}
