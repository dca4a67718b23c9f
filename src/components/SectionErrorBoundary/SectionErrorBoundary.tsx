import { css } from "@emotion/react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { color } from "../../theme/color";
import { borderlessCard } from "../../theme/layout";
import { Button } from "../Button/Button";
import { commonMessages } from "$messages/common";

const styles = {
  notice: css({
    margin: "2rem auto",
    maxWidth: "32rem",
    padding: "1.5rem",
    ...borderlessCard,
    background: color.quiet,
    color: color.text,
    textAlign: "center",
  }),
  button: css({ marginTop: "0.75rem" }),
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
        <Button variant="outline" icon={null} css={styles.button} onClick={retry}>
          {commonMessages.tryAgain}
        </Button>
      </div>
    );
  }
}
