import { Component, type ErrorInfo, type ReactNode } from "react";
import { SectionFailure } from "../components/Island/SectionErrorBoundary";
import { isOpenedInside } from "./first-page";

interface PageErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Keeps an error of a page from emptying the window. A page that the visitor came to inside the site is fetched whole:
 * a tab that has been open since before a new version holds the old scripts, and they may not know the new data.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error("A page failed to render.", error, info.componentStack);
    if (isOpenedInside()) window.location.reload();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <SectionFailure
        onRetry={() => {
          window.location.reload();
        }}
      />
    );
  }
}
