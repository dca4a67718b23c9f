import { css } from "@emotion/react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { useLazyComponent } from "../../../hooks/useLazyComponent";
import { useMotionAllowed } from "../../../hooks/useMotion";
import { media, motion, twoColumns, typography } from "../../../theme";
import { canHover } from "../../../utils/can-hover";
import { worksGrid } from "../grid";
import { ImageItem } from "./ImageItem";

/** Where some are larger, how many stand above what is shown after the first: a large one, and two beside it. */
const FIRST_ROW = 3;

/** The first, and one in five if enough follow to fill the rows beside it. Thirteen leave no gap in any layout. */
const isLarge = (index: number, count: number): boolean =>
  index === 0 || (index % 5 === FIRST_ROW && index + 4 < count);

/** On phones, one and two in turn, and none alone in half a row. */
const isPhoneWide = (place: number, count: number): boolean =>
  place % 3 === 0 || (place % 3 === 1 && place + 1 === count);

const LARGE = "& > li[data-large]";
const PHONE_WIDE = "[data-phone-wide]";

/** A whole row of the grid: the picture, beside it its title in large type, and its client at the foot. */
const wholeRow = (item: string) =>
  ({
    [item]: { gridColumn: "1 / -1" },
    [`${item} article`]: { flexDirection: "row", gap: "clamp(1.5rem, 4vw, 4rem)" },
    [`${item} button`]: { flex: "none", width: "60%" },
    [`${item} article > div`]: { flexGrow: 1, alignContent: "space-between", paddingBlock: 0 },
    [`${item} h2`]: typography.h2,
  }) as const;

const styles = {
  grid: css({ [media.medium]: wholeRow("& > li:only-child") }),
  featured: css({
    [media.phone]: {
      gridTemplateColumns: twoColumns("8.5rem"),
      [`& > li${PHONE_WIDE}`]: { gridColumn: "1 / -1" },
      [`& > li:not(${PHONE_WIDE})`]: { "& h2": { fontSize: "1.125rem" }, "& article ul": { flexBasis: "100%" } },
    },
    [`${media.medium} and (max-width: 1023.98px)`]: {
      ...wholeRow(LARGE),
      [`${LARGE}:nth-of-type(even) article`]: { flexDirection: "row-reverse" },
    },
    // A large one is as high as the two rows beside it, and cropped a little at its sides.
    [media.desktop]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      gridAutoFlow: "dense",
      "& > li": { gridColumn: "span 3" },
      [LARGE]: { gridArea: "span 2 / span 6" },
      [`${LARGE} button`]: { flexGrow: 1 },
      [`${LARGE} img`]: { height: "100%" },
    },
  }),
  firstRow: css({
    [media.desktop]: {
      "& > li": { gridColumn: "span 4" },
      [LARGE]: { gridColumn: "span 8" },
    },
  }),
  otherRows: css({ [media.desktop]: { [`${LARGE}:nth-of-type(odd)`]: { gridColumn: "7 / -1" } } }),
  lists: css({ display: "contents" }),
};

const loadLightbox = () => import("./ImageLightbox").then(({ ImageLightbox }) => ImageLightbox);
const loadLens = () => import("./Lens").then(({ default: Lens }) => Lens);

export interface ImageItemsProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** Whether some are larger than others. */
  featured: boolean;
  /** Shown after the first of them. */
  children?: ReactNode;
}

/** Image items in a grid, and the lightbox that they open. */
export function ImageItems({ images, featured, children }: ImageItemsProps) {
  const [openSlug, setOpenSlug] = useState<string>();
  const [Lightbox, requestLightbox] = useLazyComponent(loadLightbox);
  const listsRef = useRef<HTMLDivElement>(null);
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

  const lists = featured ? [images.slice(0, FIRST_ROW), images.slice(FIRST_ROW)] : [images];
  return (
    <>
      <div
        ref={listsRef}
        css={styles.lists}
        onPointerEnter={(event) => lensMoves && canHover(event) && void requestLens()}
      >
        {lists.map((list, row) => {
          const isFirst = row === 0;
          return (
            <Fragment key={isFirst ? "first" : "rest"}>
              {list.length > 0 && (
                <ul
                  css={[
                    worksGrid,
                    featured && [styles.featured, isFirst ? styles.firstRow : styles.otherRows],
                    styles.grid,
                  ]}
                >
                  {list.map((image, place) => {
                    const index = isFirst ? place : place + FIRST_ROW;
                    const large = isLarge(index, images.length);
                    const phoneWide = !featured || isPhoneWide(place, list.length);
                    return (
                      <li
                        key={image.slug}
                        data-type={image.type}
                        data-large={large || undefined}
                        data-phone-wide={phoneWide || undefined}
                      >
                        <Reveal effect="fade-up" {...motion.portfolioFade}>
                          <ImageItem
                            image={image}
                            large={large}
                            phoneWide={phoneWide}
                            eager={index === 0}
                            onOpen={() => show(image.slug)}
                          />
                        </Reveal>
                      </li>
                    );
                  })}
                </ul>
              )}
              {isFirst && children}
            </Fragment>
          );
        })}
      </div>
      {Lens && lensMoves && <Lens over={listsRef} />}
      {Lightbox && <Lightbox images={images} index={openIndex < 0 ? undefined : openIndex} onClose={close} />}
    </>
  );
}
