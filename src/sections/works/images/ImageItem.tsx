import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { color, media, radius, typography } from "../../../theme";
import { worksMessages } from "$messages/works";
import { WORKS_GRID_SIZES } from "../grid";

export interface ImageItemProps {
  image: Queries.PortfolioImageForGridFragment;
  /** Whether it's the featured one, which takes up four cells or a row of the grid and loads at once, or the only one. */
  large: boolean;
  onOpen: () => void;
}

const styles = {
  item: css({ display: "flex", flexDirection: "column", height: "100%" }),
  opening: css({ display: "contents" }),
  opener: css({
    width: "100%",
    padding: 0,
    border: 0,
    borderRadius: radius.card,
    overflow: "hidden",
    background: color.quiet,
    cursor: "zoom-in",
    "& img": {
      width: "100%",
      aspectRatio: "4 / 5",
      objectFit: "cover",
    },
  }),
  caption: css({
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "0.5rem",
    padding: "0.75rem 0 0.5rem",
  }),
  title: css({ ...typography.h3, fontSize: "min(1.125rem, 7vw)" }),
  client: css({ ...typography.small, color: color.muted }),
  socials: css({ display: "flex", flexShrink: 0, marginInlineEnd: "-0.375rem" }),
  social: css({
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 36,
    color: color.muted,
    [media.hover]: { "&:hover": { color: color.onTint } },
  }),
};

/** The address of a picture's largest file, which is the last in its srcset. */
const largestFile = ({ file }: ImageItemProps["image"]["image"]): string | undefined =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.match(/\S+(?= \S+$)/)?.[0];

/** A picture with its title, client and profiles. It opens in the lightbox, or without JavaScript its file. */
export function ImageItem({ image, large, onOpen }: ImageItemProps) {
  return (
    <article css={styles.item}>
      <form css={styles.opening}>
        <button
          type="submit"
          formAction={largestFile(image.image)}
          css={styles.opener}
          aria-label={worksMessages.open({ title: image.title })}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          <Illustration
            of={image.image}
            sizes={large ? "(min-width: 1280px) 46vw, (min-width: 560px) 56vw, 92vw" : WORKS_GRID_SIZES}
            eager={large}
          />
        </button>
      </form>
      <div css={styles.caption}>
        <div>
          <h2 css={styles.title}>{image.title}</h2>
          <p css={styles.client}>{image.client}</p>
        </div>
        {image.socials.length > 0 && (
          <ul css={styles.socials}>
            {image.socials.map(({ platform, label, url }) => (
              <li key={platform}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  css={styles.social}
                  aria-label={worksMessages.profile({ platform: label })}
                >
                  <Icon name={`${platform}-logo`} size={18} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PortfolioImageForGrid on PortfolioImage {
    slug
    title
    client
    type
    link
    socials {
      platform
      label
      url
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 720
            formats: [AVIF, WEBP]
            avifOptions: { quality: 42 }
            breakpoints: [360, 720, 1080]
          )
        }
      }
    }
  }
`;
