import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import { color } from "../../theme/color";
import { media } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { t } from "../../messages/t";
import { GROUP_GAP } from "./grid";

const styles = {
  box: css({ marginTop: GROUP_GAP, textAlign: "center", [media.static]: { display: "none" } }),
  failed: css({ ...typography.lead, marginBottom: "1rem", color: color.error, fontWeight: 600 }),
};

export interface MoreProps {
  /** How many items a press adds. */
  count: number;
  status: "loaded" | "loading" | "failed";
  onPress: () => void;
}

/** The button that shows the next items. While some are loading, it keeps the focus and does nothing. */
export function More({ count, status, onPress }: MoreProps) {
  const isLoading = status === "loading";
  return (
    <div css={styles.box}>
      {status === "failed" && (
        <p role="alert" css={styles.failed}>
          {t("works.failed")}
        </p>
      )}
      <Button
        variant="inverse"
        icon="plus"
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onPress}
      >
        {t("showMore", { count })}
      </Button>
    </div>
  );
}
