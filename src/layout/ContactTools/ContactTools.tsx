import { island } from "../../runtime/island";
import { site } from "../../site";
import { MOBILE_BREAKPOINT } from "../../theme";
import { toolsMessages } from "$messages/layout";

const FloatingTool = island(() => import("./FloatingTool"), { hydrate: "interaction" });

const ContactBar = island(() => import("./ContactBar"), {
  hydrate: "interaction",
  // If the visitor is offline by the time they press its button, the bar has to be able to say so.
  hydrateAtOnce: () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`).matches,
});

/** The contact links of every page: a bar at the bottom of small screens, and a tool at the edge of others. */
export function ContactTools() {
  const { bottomBar, floatingTool } = site.contactTools;
  if (!bottomBar && !floatingTool) return null;
  return (
    <aside aria-label={toolsMessages.label} data-print="hide">
      {floatingTool && <FloatingTool />}
      {bottomBar && <ContactBar />}
    </aside>
  );
}
