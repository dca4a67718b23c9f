import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { centred, color, fitWords, labelAboveHeading, media, space, typography } from "../../theme";
import type { SectionLayout } from "./layouts";

const styles = {
  section: css({
    position: "relative",
    padding: `${space.section} ${space.gutter}`,
    overflow: "clip",
    [media.print]: { padding: "1.25rem 0" },
  }),

  inner: css({ ...centred, position: "relative" }),
  header: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    gap: "clamp(1rem, 2vw, 1.5rem) 3rem",
    marginBottom: "clamp(1.25rem, 4vw, 3.5rem)",
    "& > *": { minWidth: 0 },
    // The words take what the action leaves them. If that's too little, it goes below.
    "& > div:first-of-type": { flex: "1 1 20rem" },
    [media.print]: { breakAfter: "avoid", marginBottom: "1rem" },
  }),
  heading: css({ ...typography.h2, maxWidth: "32ch" }),
  kicker: css({ ...labelAboveHeading, marginBottom: "0.75rem" }),
  intro: css({ ...typography.lead, marginTop: "1rem", maxWidth: "48ch", color: color.muted }),
};

export interface SectionProps {
  /** Anchor of the section; its heading gets `{id}-heading`. */
  id: string;
  colorScheme?: Queries.ColorScheme;
  heading: ReactNode;
  kicker?: string | null;
  intro?: string | null;
  action?: ReactNode;
  children: ReactNode;
  /** Styles of its parts, where they differ from those of most sections. */
  layout?: SectionLayout;
  className?: string;
}

/** A full-width section named by its heading. Its colour scheme sets the colours of everything inside it. */
export function Section({
  id,
  colorScheme = "paper",
  heading,
  kicker,
  intro,
  action,
  children,
  layout,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-scheme={colorScheme}
      css={styles.section}
      className={className}
    >
      <div css={[styles.inner, layout?.inner]}>
        <div css={[styles.header, layout?.header]}>
          <div>
            {kicker && <p css={styles.kicker}>{kicker}</p>}
            <h2
              id={`${id}-heading`}
              css={[styles.heading, layout?.heading]}
              style={typeof heading === "string" ? fitWords(heading) : undefined}
            >
              {heading}
            </h2>
            {intro && <p css={styles.intro}>{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
