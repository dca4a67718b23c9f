import { css, keyframes } from "@emotion/react";
import { Dialog } from "../../components/Dialog/Dialog";
import { PanelForm } from "../../features/contact/form/PanelForm";
import { site } from "../../site";
import { inlineSign, media, motion, typography } from "../../theme";
import { panelMessages } from "$messages/layout";

const slideIn = keyframes({ from: { transform: `translateX(calc(${inlineSign} * 100%))` } });

const styles = {
  panel: css({
    insetInline: "auto 0",
    width: "100%",
    height: "100dvh",
    [media.wide]: { width: "min(34rem, 100%)" },
    "&[open]": { animation: `${slideIn} ${motion.state}ms ${motion.ease}` },
  }),
  header: css({ padding: "2.25rem 1.25rem 2rem" }),
  heading: css(typography.h2),
  intro: css({ marginTop: "0.5rem", maxWidth: "26ch", fontWeight: 500 }),
  body: css({ padding: "1.75rem 1.25rem 2.5rem" }),
};

/** The slide-over panel with the short form. It fills a small screen. */
export function ContactPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="contact-panel-heading" css={styles.panel}>
      <div css={styles.header} data-scheme="marigold">
        <h2 id="contact-panel-heading" css={styles.heading}>
          {panelMessages.heading}
        </h2>
        <p css={styles.intro}>{panelMessages.text({ reply: site.claims.reply })}</p>
      </div>
      <div css={styles.body}>
        <PanelForm labelledBy="contact-panel-heading" />
      </div>
    </Dialog>
  );
}
