import { css } from "@emotion/react";
import { island } from "../../../runtime/island";
import { media } from "../../../theme/layout";
import { hasDraft } from "../draft/drafts";
import type { ServiceFormProps } from "./ServiceFormBody";

const ServiceFormIsland = island<ServiceFormProps>(() => import("./ServiceFormBody"), {
  hydrate: "interaction",
  hydrateAtOnce: ({ service }) => hasDraft(`service:${service}`),
});

const styles = {
  /** Roughly the form's height, to limit layout shift when the form isn't in the page's HTML. */
  room: css({ minHeight: 560, [media.wide]: { minHeight: 470 } }),
};

/** "Get in Touch": the form on a service page. Its script loads when a visitor interacts with it. */
export function ServiceForm(props: ServiceFormProps) {
  return (
    <div css={styles.room}>
      <ServiceFormIsland {...props} />
    </div>
  );
}
