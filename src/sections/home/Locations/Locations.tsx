import { css } from "@emotion/react";
import { Section } from "../../../components/Section/Section";
import { color } from "../../../theme/color";
import { borderlessCard, media, radius, space } from "../../../theme/layout";
import { swipeRow } from "../../../theme/swipe-row";
import { Office } from "./Office";

/** From the edge of the content to the edge of the window. */
const BLEED = `calc(-1 * max(${space.gutter}, (100vw - ${space.content}) / 2))`;
const picture = { overflow: "hidden", "& img": { width: "100%", height: "100%", objectFit: "cover" } } as const;

/** A picture above its address. */
const pictureAbove = {
  "& > figure": { ...picture, aspectRatio: "16 / 10", marginBottom: "1rem", borderRadius: radius.card },
};

const styles = {
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "2.5rem 1.5rem",
      "& > li:first-of-type": { gridColumn: "1 / -1" },
    },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) repeat(2, minmax(0, 3fr))",
      "& > li:first-of-type": { gridColumn: "1", gridRow: "1 / span 2" },
      // With one or two offices, no column stays empty.
      "& > li:only-of-type": { gridColumn: "1 / -1" },
      "& > li:nth-of-type(2):last-of-type": { gridColumn: "2 / -1" },
    },
  }),

  // The head office's skyline bleeds off the near edge of the window, and its text is over the water.
  headOffice: css({
    [media.small]: pictureAbove,
    [media.wide]: {
      position: "relative",
      height: "100%",
      marginInlineStart: BLEED,
      "& > figure": {
        ...picture,
        aspectRatio: "16 / 11",
        borderStartEndRadius: radius.card,
        borderEndEndRadius: radius.card,
      },
      "& > div": {
        position: "absolute",
        insetInlineEnd: "1.5rem",
        bottom: "1.5rem",
        width: "min(19rem, 100% - 2rem)",
        padding: "1.5rem 1.75rem 1rem",
        ...borderlessCard,
        background: color.raised,
      },
    },
    [media.print]: { margin: 0, "& > div": { position: "static", padding: 0 } },
    [media.desktop]: {
      // The height is that of the branches beside it, if there are enough.
      minHeight: "28rem",
      "& > figure": { position: "absolute", inset: 0, aspectRatio: "auto" },
    },
  }),
  branch: css(pictureAbove),
};

export interface LocationsProps extends Queries.HomeSectionHeaderFragment {
  offices: readonly Queries.OfficeForHomeFragment[];
}

/** The offices. The first, the head office, is larger. */
export default function Locations({ offices, ...header }: LocationsProps) {
  return (
    <Section id="locations" {...header}>
      <ul css={[styles.grid, swipeRow]}>
        {offices.map((office, place) => (
          <li key={office.slug}>
            {place === 0 ? (
              <Office
                office={office}
                layout={styles.headOffice}
                sizes="(max-width: 767.98px) 78vw, (max-width: 1023.98px) 100vw, 60vw"
              />
            ) : (
              <Office
                office={office}
                layout={styles.branch}
                sizes="(max-width: 767.98px) 78vw, (max-width: 1023.98px) 46vw, 19rem"
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
