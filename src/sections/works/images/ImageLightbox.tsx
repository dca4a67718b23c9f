import { css } from "@emotion/react";
import { useState } from "react";
import Lightbox from "yet-another-react-lightbox";
import { color, typography } from "../../../theme";
import palette from "../../../theme/palette.json";
import { carouselMessages, commonMessages } from "$messages/common";
import { worksMessages } from "$messages/works";

/** The library's stylesheet, copied by the build. If it were imported, it would be inlined into every page. */
const STYLESHEET = "/lightbox.css";

/** Below each picture, room for its caption, between the arrows, which the library moves up by half their height. */
const CAPTION = "7rem";
const arrow = { top: "auto", bottom: `calc(${CAPTION} / -2)`, height: CAPTION, padding: "0 1rem" };

/** The library's own colours and sizes, as its styles take them. */
const LOOK = {
  container: { backgroundColor: palette.ink },
  slide: { paddingBottom: CAPTION },
  button: { filter: "none", color: palette.white },
  navigationPrev: arrow,
  navigationNext: arrow,
};

const styles = {
  caption: css({
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "1rem",
    alignContent: "center",
    minHeight: CAPTION,
    padding: "0.25rem 4.5rem",
    color: color.light,
    "& strong": typography.h3,
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 44, color: color.brand },
  }),
};

export interface ImageLightboxProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** The index of the image shown. Undefined while closed. */
  index: number | undefined;
  onClose: () => void;
}

/** Converts a srcset to the list that the library expects. @param ratio height divided by width. */
const candidates = (srcSet: string, ratio: number) =>
  [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = "", width]) => ({
    src,
    width: Number(width),
    height: Math.round(Number(width) * ratio),
  }));

/** Wraps yet-another-react-lightbox: images in a dialog with arrow keys and Escape, which restores the focus. */
export function ImageLightbox({ images, index, onClose }: ImageLightboxProps) {
  const [styled, setStyled] = useState(false);
  const show = () => setStyled(true);

  const slides = images.map(({ image, title, client }) => {
    const { images: files, width = 1, height = 1 } = image.file.childImageSharp?.gatsbyImageData ?? {};
    return {
      src: files?.fallback?.src ?? "",
      srcSet: candidates(files?.fallback?.srcSet ?? "", height / width),
      alt: worksMessages.alt({ title, client, alt: image.alt }),
    };
  });
  const footerOf = (src: string) => {
    const image = images[slides.findIndex((slide) => slide.src === src)];
    return (
      image && (
        <p css={styles.caption}>
          <strong>{image.title}</strong> {image.client}
          <a href={image.link}>{worksMessages.more}</a>
        </p>
      )
    );
  };
  return (
    <>
      {/* Unstyled pictures are better than no pictures. */}
      <link rel="stylesheet" href={STYLESHEET} onLoad={show} onError={show} />
      <Lightbox
        open={styled && index !== undefined}
        index={index ?? 0}
        close={onClose}
        slides={slides}
        carousel={{ finite: false, preload: 1 }}
        render={{ slideFooter: ({ slide }) => footerOf(slide.src) }}
        styles={LOOK}
        labels={{
          Lightbox: worksMessages.lightbox,
          "Photo gallery": worksMessages.lightbox,
          Carousel: carouselMessages.role,
          Slide: worksMessages.slide,
          "{index} of {total}": worksMessages.slidePlace,
          Previous: worksMessages.previous,
          Next: worksMessages.next,
          Close: commonMessages.close,
        }}
      />
    </>
  );
}
