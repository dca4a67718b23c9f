import { css } from "@emotion/react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../Button/Button";
import { commonMessages } from "$messages/common";

const styles = {
  notice: css({ display: "grid", justifyItems: "center", gap: "1rem", padding: "4rem 1rem", textAlign: "center" }),
};

/** Stops an error in one section from breaking the whole page, and offers to try again. */
export class SectionErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error("Failed section:", error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    return (
      <div css={styles.notice} role="alert">
        <p>{commonMessages.sectionFailed}</p>
        <Button variant="outline" icon={null} onClick={retry}>
          {commonMessages.tryAgain}
        </Button>
      </div>
    );
  }
}
