import { css, keyframes } from "@emotion/react";
import { type FormEvent, useEffect, useState } from "react";
import { Button, ButtonLink } from "../../components/Button/Button";
import { useOnline } from "../../features/contact/delivery/useOnline";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useOpenInHistory } from "../../hooks/useOpenInHistory";
import { site } from "../../site";
import { color, media, typography, zIndex } from "../../theme";
import { toolsMessages } from "$messages/layout";

const asPrimary = keyframes({ to: { borderColor: color.brand, background: color.brand, color: color.onBrand } });

const styles = {
  bar: css({
    position: "fixed",
    zIndex: zIndex.tools,
    insetInline: 0,
    bottom: 0,
    display: "flex",
    // One above the other where the visitor's text is so large that they don't fit side by side.
    flexWrap: "wrap",
    gap: "0.625rem",
    padding: "0.4375rem 1rem max(0.4375rem, env(safe-area-inset-bottom))",
    borderTop: `1px solid ${color.line}`,
    fontSize: "min(1em, 7vw)",
    "& > *": { flex: "1 1 auto" },
    "& a, & button": { paddingInline: "min(1.5rem, 3vw)" },
    [media.low]: { position: "static" },
    [media.wide]: { display: "none" },
    // With it, there's less to read, so the header scrolls away with what's read, and comes back with a scroll up.
    // Not where the header scrolls away by itself: in low windows (`media.low`), and without script (global-styles.ts).
    [`${media.small} and (min-height: 25.02rem)`]: {
      "html:has(&)": { containerType: "scroll-state" },
      "@container scroll-state(scrolled: bottom)": {
        "body:has(&):not(:has(#header:focus-within))": { "--header-height": 0, "& #header": { position: "relative" } },
      },
    },
  }),
  // The first screen has one main button: the hero's. Once that's gone, it's this one, as far as browsers follow the scroll.
  interested: css({
    display: "grid",
    "@supports (animation-timeline: scroll())": {
      "& > button": {
        animation: `${asPrimary} steps(1, start) both`,
        animationTimeline: "scroll()",
        animationRange: "50vh 51vh",
      },
    },
  }),
  problem: css({ ...typography.small, flexBasis: "100%", fontWeight: 600 }),
};

const loadPanel = () => import("./ContactPanel").then(({ ContactPanel }) => ContactPanel);

/** The bar at the bottom of small screens: a link that calls, and a button that opens the contact panel. */
export default function ContactBar() {
  const [Panel, requestPanel] = useLazyComponent(loadPanel);
  const panel = useOpenInHistory();
  const [panelState, setPanelState] = useState<"ready" | "loading" | "failed">("ready");
  const online = useOnline();

  useEffect(() => {
    // Forward may open it before the button has.
    if (panel.isOpen) void requestPanel();
  }, [panel.isOpen, requestPanel]);

  const showPanel = async (event: FormEvent) => {
    event.preventDefault();
    if (panelState === "loading") return;
    setPanelState("loading");
    const shows = await requestPanel();
    setPanelState(shows ? "ready" : "failed");
    if (shows) panel.open();
    // The contact page has the same form.
    else if (navigator.onLine) window.location.assign(site.contact.to);
  };

  return (
    <>
      <div css={styles.bar} data-scheme="ink">
        <ButtonLink href={`tel:${site.phone.e164}`} variant="outline" icon="phone">
          {toolsMessages.callMe}
        </ButtonLink>
        {/* Without its script, the button leads to the contact page. */}
        <form action={site.contact.to} css={styles.interested} onSubmit={(event) => void showPanel(event)}>
          <Button
            type="submit"
            variant="outline"
            aria-haspopup="dialog"
            aria-busy={panelState === "loading" || undefined}
            onPointerDown={() => void loadPanel().catch(() => undefined)}
          >
            {toolsMessages.interested}
          </Button>
        </form>
        {panelState === "failed" && !online && (
          <p role="alert" css={styles.problem}>
            {toolsMessages.offline}
          </p>
        )}
      </div>
      {Panel && <Panel open={panel.isOpen} onClose={panel.close} />}
    </>
  );
}
