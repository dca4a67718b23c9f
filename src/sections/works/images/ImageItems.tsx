import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { useLazyComponent } from "../../../hooks/useLazyComponent";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { worksGrid } from "../grid";
import { ImageItem } from "./ImageItem";

const styles = {
  // Thirteen items, one of which takes four cells: sixteen cells, so four full rows.
  featuredFirst: css({ [media.large]: { "& > li:first-of-type": { gridArea: "span 2 / span 2" } } }),
};

const loadLightbox = () => import("./ImageLightbox").then(({ ImageLightbox }) => ImageLightbox);

export interface ImageItemsProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** Whether the first item takes four cells if there are four columns. */
  featured: boolean;
}

/** Image items in a grid, and the lightbox that they open. */
export function ImageItems({ images, featured }: ImageItemsProps) {
  const [openSlug, setOpenSlug] = useState<string>();
  const [Lightbox, requestLightbox] = useLazyComponent(loadLightbox);

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
      <ul css={[worksGrid, featured && styles.featuredFirst]}>
        {images.map((image, index) => (
          <li key={image.slug} data-type={image.type}>
            <Reveal effect="fade-up" {...motion.portfolioFade}>
              <ImageItem image={image} featured={featured && index === 0} onOpen={() => show(image.slug)} />
            </Reveal>
          </li>
        ))}
      </ul>
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
            formats: [WEBP]
            layout: CONSTRAINED
            placeholder: NONE
            breakpoints: [360, 720, 1080]
          )
        }
      }
    }
  }
`;
