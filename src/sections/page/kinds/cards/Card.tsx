import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../../components/Icon/Icon";
import { Illustration } from "../../../../components/Illustration/Illustration";
import { color, cropped, media, motion, radius, shadow } from "../../../../theme";
import { TitledText } from "../../../shared/TitledText";

const padding = "clamp(24px, 2.4vw, 2rem)";

const framed = {
  display: "flex",
  flexDirection: "column",
  height: "100%",
  padding,
  overflow: "clip",
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.card,
} as const;

/** Reaches the edges of a framed card. */
const toEdges = { margin: `calc(-1 * ${padding})`, marginBottom: 0 } as const;

const looks: Record<Queries.CardsLook, SerializedStyles> = {
  plain: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "1.25rem",
    alignContent: "start",
    height: "100%",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.line}`,
    // A short stroke of the accent on the hairline, above the icon or the title.
    position: "relative",
    "&::before": {
      content: '""',
      position: "absolute",
      top: -2,
      insetInlineStart: 0,
      width: 40,
      height: 3,
      background: color.accent,
    },
    "& > div:only-child": { gridColumn: "1 / -1" },
  }),
  boxed: css({
    ...framed,
    gap: "clamp(1rem, 2vw, 1.75rem)",
    transition: `transform ${motion.state}ms ${motion.ease}, box-shadow ${motion.state}ms ${motion.ease}`,
    [media.hover]: { "&:hover": { transform: "translateY(-4px)", boxShadow: shadow } },
  }),
  tall: css({
    ...framed,
    gap: "2.5rem",
    [media.small]: { gap: "1.5rem" },
    "& > div > h3": { fontSize: "clamp(1.5rem, 1.2rem + 0.8vw, 1.875rem)", lineHeight: 1.1 },
  }),
};

const icons: Record<Queries.CardsLook, { size: number; ground: SerializedStyles }> = {
  plain: { size: 36, ground: css({ color: color.accent }) },
  boxed: {
    size: 112,
    ground: css({
      ...toEdges,
      display: "grid",
      alignItems: "center",
      justifyItems: "end",
      height: "clamp(6rem, 11vw, 10.5rem)",
      paddingInlineEnd: padding,
      background: color.tint,
      color: color.onTint,
      [media.small]: { "& > svg": { width: 72, height: 72 } },
    }),
  },
  tall: { size: 88, ground: css({ color: color.accent, alignSelf: "flex-end" }) },
};

const styles = {
  picture: css({
    gridColumn: "1 / -1",
    "& img": { ...cropped("16 / 9"), borderRadius: radius.small },
  }),
  // In a row on small screens, it fills what shorter text leaves free.
  pictureInFrame: css({
    ...toEdges,
    "& img": { borderRadius: 0 },
    [media.small]: { display: "flex", flexGrow: 1 },
  }),
};

export interface CardProps {
  item: Queries.SectionItemForPageFragment;
  look: Queries.CardsLook;
}

/** A card in a section of cards: picture or icon, title and text. */
export function Card({ item, look }: CardProps) {
  const { size, ground } = icons[look];
  return (
    <div css={looks[look]}>
      {item.image ? (
        <div css={[styles.picture, look !== "plain" && styles.pictureInFrame]}>
          <Illustration of={item.image} sizes="(min-width: 1024px) 28vw, (min-width: 768px) 44vw, 80vw" />
        </div>
      ) : (
        item.icon && (
          <span css={ground}>
            <Icon name={`page-${item.icon}`} size={size} />
          </span>
        )
      )}
      <TitledText title={item.title} text={item.text} />
    </div>
  );
}

export const fragment = graphql`
  fragment SectionItemForPage on SectionItem {
    title
    text
    icon
    image {
      ...IllustrationForCard
    }
  }
`;
