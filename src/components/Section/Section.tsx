import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { colorSchemes, type ColorScheme } from "../../theme/colors";
import { space } from "../../theme/layout";
import { typography } from "../../theme/typography";

const section = css({
  position: "relative",
  padding: `${space.section} ${space.gutter}`,
  background: "var(--surface)",
  color: "var(--text)",
  overflow: "clip",
});

const colorSchemeStyles = Object.fromEntries(
  Object.entries(colorSchemes).map(([name, colorScheme]) => [
    name,
    css({
      "--surface": colorScheme.background,
      "--text": colorScheme.text,
      "--muted": colorScheme.muted,
      "--accent": colorScheme.accent,
      "--line": colorScheme.line,
    }),
  ]),
) as Record<ColorScheme, SerializedStyles>;

const inner = css({ position: "relative", maxWidth: space.content, margin: "0 auto" });
const header = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "1.5rem 3rem",
  marginBottom: "clamp(2rem, 4vw, 3.5rem)",
  "& > *": { minWidth: 0 },
});
const heading = css({ ...typography.h2, maxWidth: "20ch" });
const kickerStyle = css({ ...typography.kicker, marginBottom: "0.75rem", color: "var(--accent)" });
const introStyle = css({ ...typography.lead, marginTop: "1rem", maxWidth: "48ch", color: "var(--muted)" });

export interface SectionProps {
  /** Anchor of the section; its heading gets `{id}-heading`. */
  id: string;
  colorScheme?: ColorScheme;
  heading: ReactNode;
  kicker?: string | null;
  intro?: string | null;
  /** Sits at the end of the header row: a link or a control. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A full-width section named by its heading. Its colour scheme sets the custom properties `--surface`, `--text`, `--muted`,
 * `--accent` and `--line` for everything inside.
 */
export function Section({
  id,
  colorScheme = "paper",
  heading: title,
  kicker,
  intro,
  action,
  children,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-scheme={colorScheme}
      css={[section, colorSchemeStyles[colorScheme]]}
      className={className}
    >
      <div css={inner}>
        <div css={header}>
          <div>
            {kicker && <p css={kickerStyle}>{kicker}</p>}
            <h2 id={`${id}-heading`} css={heading}>
              {title}
            </h2>
            {intro && <p css={introStyle}>{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
