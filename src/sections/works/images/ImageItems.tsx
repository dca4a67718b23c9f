import { css } from "@emotion/react";
import { useRef, useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { useLazyComponent } from "../../../hooks/useLazyComponent";
import { useMotionAllowed } from "../../../hooks/useMotion";
import { color, media, motion, typography } from "../../../theme";
import { canHover } from "../../../utils/can-hover";
import { worksGrid } from "../grid";
import { ImageItem } from "./ImageItem";

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
      gap: "1rem",
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
      "& > li:first-of-type h2": typography.h2,
    },
  }),
  entrance: css({ height: "100%" }),
};

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
