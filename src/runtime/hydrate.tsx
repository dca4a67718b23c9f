import { lazy, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { replayEarlyClicks } from "./early-visit";
import { isDocumentOfAnotherPage, reloadIfElsewhere, wouldShowNotFoundInstead } from "./first-page";
import { markFirstPageMounted } from "./Island/Island";
import { keepLateStyles } from "./late-styles";

/** What waits for it leaves the screen as it is. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** The page, unless Back or Forward led away from it between the start of its hydration and now. */
function StillHere({ children }: { children: ReactNode }) {
  return reloadIfElsewhere() ? <Never /> : children;
}

/** Hydrates as a transition, in slices that give way to input. In development there is no server HTML to hydrate. */
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
        // React has drawn the page anew, without what the server had put into it.
        keepLateStyles();
        reportError(error);
      },
    });
  });
}
