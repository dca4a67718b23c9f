import { css, keyframes } from "@emotion/react";
import { Dialog } from "../../components/Dialog/Dialog";
import { accentBehindText, BrandMark } from "../../components/BrandMark/BrandMark";
import { PopupForm } from "../../features/contact/form/PopupForm";
import { site } from "../../site";
import { color, media, motion, radius, typography } from "../../theme";
import { popupMessages } from "$messages/layout";

const rise = keyframes({ from: { transform: "translateY(2rem)", opacity: 0 } });

const styles = {
  popup: css({
    margin: "auto",
    width: "min(58rem, calc(100% - 2rem))",
    maxHeight: "calc(100dvh - 2rem)",
    borderRadius: radius.card,
    "&[open]": { animation: `${rise} ${motion.state}ms ${motion.ease}` },
  }),
  layout: css({ display: "grid", [media.wide]: { gridTemplateColumns: "2fr 3fr" } }),
  poster: css({
    position: "relative",
    overflow: "clip",
    padding: "clamp(1.5rem, 3vw, 2.5rem)",
    paddingInlineEnd: "4rem",
    [media.wide]: { display: "flex", flexDirection: "column", minHeight: "34rem", paddingInlineEnd: "1.5rem" },
  }),
  crop: css({
    position: "absolute",
    insetInlineEnd: "-28%",
    bottom: "-16%",
    width: "120%",
    maxWidth: "none",
    height: "auto",
    [media.small]: { insetInlineEnd: "-4.5rem", bottom: "-5.5rem", width: "13rem" },
  }),
  heading: css({ ...typography.h2, position: "relative" }),
  text: css({ position: "relative", marginTop: "1rem", maxWidth: "26ch", color: color.muted }),
  body: css({ padding: "clamp(1.5rem, 3vw, 2.5rem)", [media.wide]: { paddingTop: "4rem" } }),
};

/** The timed popup. The contact page's form is prefilled with the values of its few fields. */
export function LeadPopupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="lead-popup-heading" css={styles.popup}>
      <div css={styles.layout}>
        <div css={styles.poster} data-scheme="ink">
          <BrandMark css={styles.crop} color={color.quiet} accent={accentBehindText} />
          <h2 id="lead-popup-heading" css={styles.heading}>
            {popupMessages.heading}
          </h2>
          <p css={styles.text}>{popupMessages.text({ reply: site.claims.reply })}</p>
        </div>
        <div css={styles.body}>
          <PopupForm
            labelledBy="lead-popup-heading"
            onContinue={() => {
              onClose();
              window.location.assign(site.contact.to);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
