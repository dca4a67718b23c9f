import { island } from "../../../runtime/island";
import { hasDraft } from "../draft/drafts";

/** `MessageForm`, whose script loads on interaction, or at once if there's a draft, or a query string to read. */
export const MessageFormIsland = island(() => import("./MessageForm"), {
  hydrate: "interaction",
  hydrateAtOnce: ({ service }) =>
    service === undefined ? hasDraft("contact") || window.location.search !== "" : hasDraft(`service:${service}`),
});
