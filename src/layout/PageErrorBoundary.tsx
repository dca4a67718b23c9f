import type { ReactNode } from "react";
import { SectionErrorBoundary } from "../components/SectionErrorBoundary/SectionErrorBoundary";
import { isOpenedInside } from "../runtime/first-page";

const reload = () => {
  window.location.reload();
};

/**
 * Keeps an error of a page from emptying the window. A page that the visitor came to inside the site is fetched whole:
 * a tab that has been open since before a new version holds the old scripts, and they may not know the new data.
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
