import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../../theme/color";
import type { ColorScheme } from "../../theme/color-schemes";
import { space } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { BrandMark } from "../BrandMark/BrandMark";

const styles = {
  header: css({
    position: "relative",
    overflow: "clip",
    padding: `clamp(3rem, 7vw, 6.5rem) ${space.gutter} clamp(2.5rem, 5vw, 4.5rem)`,
  }),
  inner: css({ position: "relative", maxWidth: space.content, margin: "0 auto" }),
  crop: css({
    position: "absolute",
    top: "-18%",
    insetInlineEnd: "-6%",
    width: "min(30rem, 52vw)",
    height: "auto",
    opacity: 0.5,
    pointerEvents: "none",
  }),
  kicker: css({ ...typography.kicker, marginBottom: "1rem", color: color.accent }),
  heading: css({ ...typography.title, maxWidth: "15ch" }),
  intro: css({ ...typography.lead, marginTop: "1.25rem", maxWidth: "46ch", color: color.muted }),
};

export interface PageHeaderProps {
  heading: string;
  kicker?: string | null;
  intro?: string | null;
  colorScheme?: ColorScheme;
  /** Colour of the cropped mark behind the text. */
  markColor?: string;
  children?: ReactNode;
}

/** The title block of an inner page: its h1 and introduction in front of an oversized crop of the mark. */
export function PageHeader({
  heading,
  kicker,
  intro,
  colorScheme = "deep",
  markColor = color.quiet,
  children,
}: PageHeaderProps) {
  return (
    <div css={styles.header} data-scheme={colorScheme}>
      <BrandMark css={styles.crop} color={markColor} accent={markColor} />
      <div css={styles.inner}>
        {kicker && <p css={styles.kicker}>{kicker}</p>}
        <h1 css={styles.heading}>{heading}</h1>
        {intro && <p css={styles.intro}>{intro}</p>}
        {children}
      </div>
    </div>
  );
}
