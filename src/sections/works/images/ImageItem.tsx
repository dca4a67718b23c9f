import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { color, cropped, radius, typography } from "../../../theme";
import { platformIcon } from "../../../utils/links";
import { worksMessages } from "$messages/works";

export interface ImageItemProps {
  image: Queries.PortfolioImageForGridFragment;
  /** Whether it takes up several cells or a row of the grid. */
  large: boolean;
  /** Whether it's as wide as a phone. */
  phoneWide: boolean;
  /** Whether it loads at once. */
  eager: boolean;
  onOpen: () => void;
}

const styles = {
  item: css({ display: "flex", flexDirection: "column", height: "100%" }),
  opening: css({ display: "contents" }),
  opener: css({
    padding: 0,
    border: 0,
    borderRadius: radius.card,
    overflow: "hidden",
    background: color.quiet,
    cursor: "zoom-in",
    "& img": cropped("4 / 5"),
  }),
  caption: css({ display: "grid", alignContent: "start", gap: "0.125rem", paddingBlock: "0.625rem 0.25rem" }),
  title: css(typography.h3),
  client: css({
    ...typography.small,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "1rem",
    color: color.muted,
    "& ul": { display: "flex", marginInline: -5 },
    "& a": { display: "grid", placeItems: "center", width: 26, height: 26, opacity: 0.7 },
    "& a:is(:hover, :focus)": { color: color.accent, opacity: 1 },
  }),
};

/** The address of a picture's largest file, which is the last in its srcset. */
const largestFile = ({ file }: ImageItemProps["image"]["image"]): string | undefined =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.match(/\S+(?= \S+$)/)?.[0];

/** A picture with its title, client and profiles. It opens in the lightbox, or without JavaScript its file. */
export function ImageItem({ image, large, phoneWide, eager, onOpen }: ImageItemProps) {
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
            sizes={`${large ? "(min-width: 560px) 60vw" : "(min-width: 1024px) 29vw, (min-width: 560px) 46vw"}, ${phoneWide ? "92vw" : "45vw"}`}
            eager={eager}
          />
        </button>
      </form>
      <div css={styles.caption}>
        <h2 css={styles.title}>{image.title}</h2>
        <div css={styles.client}>
          <p>{image.client}</p>
          <ul>
            {image.socials.map(({ platform, label, url }) => (
              <li key={platform}>
                <a href={url} target="_blank" rel="noopener" aria-label={worksMessages.profile({ platform: label })}>
                  <Icon name={platformIcon(platform)} size={16} />
                </a>
              </li>
            ))}
          </ul>
        </div>
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
