import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/Button";
import { color, fonts, media, overlay, radius, scrollOffsets, space, typography } from "../../theme";
import { Illustration } from "../../components/Illustration/Illustration";
import { directoryMessages } from "$messages/pages";

const styles = {
  card: css({
    overflow: "clip",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.card,
    // A target's offset is the page's scroll padding plus this margin.
    scrollMarginTop: scrollOffsets.directory - scrollOffsets.header,
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    },
  }),
  picture: css({
    position: "relative",
    aspectRatio: "16 / 10",
    "& img": { ...overlay, objectFit: "cover" },
    [media.large]: { aspectRatio: "auto", "article:nth-of-type(even) > &": { order: 1 } },
  }),
  body: css({ padding: "clamp(24px, 3vw, 2.75rem)" }),
  title: css({ ...typography.h2, fontSize: "min(clamp(1.75rem, 1.4rem + 1.2vw, 2.375rem), 11vw)" }),
  heading: css({
    marginTop: "0.625rem",
    color: color.figure,
    fontFamily: fonts.display,
    fontSize: "1.1875rem",
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  description: css({ margin: "0.875rem 0 1.5rem", maxWidth: space.measure, color: color.muted }),
};

export interface DirectoryCardProps {
  service: Queries.PageForDirectoryFragment;
  /** Whether it's the service that small screens show. */
  chosen: boolean;
  onExplore: () => void;
}

/** A service in the directory. */
export function DirectoryCard({ service, chosen, onExplore }: DirectoryCardProps) {
  const { slug, path, name, directory, image } = service;
  return (
    <article id={slug} css={styles.card} data-chosen={chosen ? "" : undefined} aria-labelledby={`${slug}-title`}>
      <div css={styles.picture}>
        <Illustration of={image} sizes="(min-width: 1280px) 46rem, (min-width: 768px) 62vw, 92vw" />
      </div>
      <div css={styles.body}>
        <h2 css={styles.title} id={`${slug}-title`}>
          {name}
        </h2>
        <p css={styles.heading}>{directory?.heading}</p>
        <p css={styles.description}>{directory?.content}</p>
        <ButtonLink href={path} variant="outline" onClick={onExplore}>
          {directoryMessages.explore({ service: name })}
        </ButtonLink>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PageForDirectory on Page {
    slug
    path
    name
    directory {
      heading
      content
    }
    image {
      ...IllustrationForPage
    }
  }
`;
