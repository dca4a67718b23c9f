import { lazy, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { replayEarlyClicks } from "./early-visit";
import { isDocumentOfAnotherPage, reloadIfElsewhere, wouldShowNotFoundInstead } from "./first-page";
import { markFirstPageMounted } from "./Island/Island";
import { keepLateStyles } from "./late-styles/late-styles";

/** Suspends forever, which leaves the screen as it is. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** Renders the page, unless Back or Forward has led away from it since hydration started. */
function StillHere({ children }: { children: ReactNode }) {
  return reloadIfElsewhere() ? <Never /> : children;
}

/** Hydrates in a transition, which yields to input. In development there's no server HTML to hydrate. */
export function hydratePage(element: ReactNode, container: Element): void {
  if (process.env.NODE_ENV !== "production") {
    createRoot(container).render(element);
    return;
  }
  if (reloadIfElsewhere()) return;
  if (isDocumentOfAnotherPage()) {
    markFirstPageMounted();
    container.replaceChildren();
    createRoot(container).render(element);
    return;
  }
  if (wouldShowNotFoundInstead()) {
    replayEarlyClicks();
    return;
  }
  startTransition(() => {
    hydrateRoot(container, <StillHere>{element}</StillHere>, {
      onRecoverableError: (error) => {
        // React has rendered the page again, without what the server put into it.
        keepLateStyles();
        reportError(error);
      },
    });
  });
}
