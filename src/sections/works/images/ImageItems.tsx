import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { Reveal } from "../../../components/Reveal/Reveal";
import { useLazyComponent } from "../../../hooks/useLazyComponent";
import { useMotionAllowed } from "../../../hooks/useMotion";
import { color, media, motion, radius, typography } from "../../../theme";
import { canHover } from "../../../utils/can-hover";
import { platformIcon } from "../../../utils/links";
import { worksMessages } from "$messages/works";
import { WORKS_GRID_SIZES, worksGrid } from "../grid";

/** A whole row of the grid: the picture, and its title in large type beside it. */
const wholeRow = (item: string) =>
  ({
    [item]: { gridColumn: "1 / -1" },
    [`${item} article`]: { flexDirection: "row", gap: "clamp(1.5rem, 4vw, 4rem)" },
    [`${item} button`]: { flex: "none", width: "60%" },
    [`${item} article > div`]: { flexDirection: "column", justifyContent: "center" },
    [`${item} h2`]: typography.h2,
  }) as const;

const styles = {
  // On phones, four of five are beside their titles, in turn left and right, or above them where the text is too large.
  grid: css({
    [media.phone]: {
      gap: "1.125rem",
      "& > li:not(:nth-of-type(5n + 1)) article": {
        flexFlow: "row wrap",
        columnGap: "1rem",
        "& button": { flex: "1.1 1 8rem" },
        "& > div": { flex: "1 1 7rem", flexFlow: "column", borderBlock: `1px solid ${color.line}` },
        "& h2": { fontSize: "1.5rem", lineHeight: 1.1, hyphens: "auto" },
      },
      "& > li:is(:nth-of-type(5n + 3), :nth-of-type(5n)) article": { flexDirection: "row-reverse" },
    },
    [media.medium]: wholeRow("& > li:only-child"),
  }),
  // Thirteen items fill their rows if the first has one of its own, or takes four cells of sixteen.
  featuredFirst: css({
    [`${media.medium} and (max-width: 1279.98px)`]: wholeRow("& > li:first-of-type"),
    // Its caption ends where theirs do.
    [media.large]: {
      "& > li:first-of-type": { gridArea: "span 2 / span 2" },
      "& > li:first-of-type article > div": { flexGrow: 1, alignItems: "center" },
      "& > li:first-of-type h2": { ...typography.h2, fontSize: "clamp(2rem, 3.4vw, 3rem)" },
    },
  }),
  entrance: css({ height: "100%" }),
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

interface ImageItemProps {
  image: Queries.PortfolioImageForGridFragment;
  /** Whether it's the featured one, which takes up four cells or a row of the grid and loads at once, or the only one. */
  large: boolean;
  onOpen: () => void;
}

/** The address of a picture's largest file, which is the last in its srcset. */
const largestFile = ({ file }: ImageItemProps["image"]["image"]): string | undefined =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0];

/** A picture with its title, client and profiles. It opens in the lightbox, or without JavaScript its file. */
function ImageItem({ image, large, onOpen }: ImageItemProps) {
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
                  <Icon name={platformIcon(platform)} size={18} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

const loadLightbox = () => import("./ImageLightbox").then(({ ImageLightbox }) => ImageLightbox);
const loadLens = () => import("./Lens").then(({ default: Lens }) => Lens);

export interface ImageItemsProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** Whether the first item takes four cells if there are four columns. */
  featured: boolean;
}

/** Image items in a grid, and the lightbox that they open. */
export function ImageItems({ images, featured }: ImageItemsProps) {
  const [openSlug, setOpenSlug] = useState<string>();
  const [Lightbox, requestLightbox] = useLazyComponent(loadLightbox);
  const listRef = useRef<HTMLUListElement>(null);
  const [Lens, requestLens] = useLazyComponent(loadLens);
  const lensMoves = useMotionAllowed();

  // If the visitor goes back to a filter without the open image, the lightbox closes.
  const openIndex = images.findIndex(({ slug }) => slug === openSlug);

  const close = () => setOpenSlug(undefined);
  const show = (slug: string) => {
    setOpenSlug(slug);
    void requestLightbox().then((shows) => {
      // Offline, nothing opens, and the next press tries again.
      if (!shows) close();
    });
  };

  return (
    <>
      <ul
        ref={listRef}
        css={[worksGrid, styles.grid, featured && styles.featuredFirst]}
        onPointerEnter={(event) => lensMoves && canHover(event) && void requestLens()}
      >
        {images.map((image, index) => (
          <li key={image.slug} data-type={image.type}>
            <Reveal css={styles.entrance} effect="fade-up" {...motion.portfolioFade}>
              <ImageItem
                image={image}
                large={index === 0 && (featured || images.length === 1)}
                onOpen={() => show(image.slug)}
              />
            </Reveal>
          </li>
        ))}
      </ul>
      {Lens && lensMoves && <Lens over={listRef} />}
      {Lightbox && <Lightbox images={images} index={openIndex < 0 ? undefined : openIndex} onClose={close} />}
    </>
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
