import type { ReactNode } from "react";
import { SectionErrorBoundary } from "../components/SectionErrorBoundary/SectionErrorBoundary";
import { isOpenedInside } from "../runtime/first-page";

const reload = () => {
  window.location.reload();
};

/**
 * Stops an error in a page from emptying the window. If the visitor navigated to the page within the site, it's
 * reloaded in full: a tab opened before a new version still has the old scripts, which may not understand the new data.
 */
export const PageErrorBoundary = ({ children }: { children: ReactNode }) => (
  <SectionErrorBoundary
    onError={() => {
      if (isOpenedInside()) reload();
    }}
    onRetry={reload}
  >
    {children}
  </SectionErrorBoundary>
);
