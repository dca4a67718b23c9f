import { css } from "@emotion/react";
import { Illustration, type IllustrationProps } from "../../../components/Illustration/Illustration";
import { bleed, cropped, media } from "../../../theme";
import { fadingEdges } from "../fading-edges";

const styles = {
  edges: fadingEdges(50),
  picture: css({
    // Behind the words that overlap it.
    position: "relative",
    zIndex: -1,
    marginInline: bleed,
    "& img": cropped("1"),
    // The empty wall above its subject begins behind the words.
    [media.small]: {
      marginTop: "-25vw",
      maskImage: "linear-gradient(transparent, black 16%, black 94%, transparent)",
    },
    // Runs off the window's edge, and shows its subject whole on the widest screens.
    [media.wide]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      aspectRatio: "6 / 5",
      maxWidth: "56%",
      margin: 0,
      "& img": { height: "100%", aspectRatio: "auto", objectPosition: "50% 60%" },
    },
  }),
};

export interface CaseStudyPictureProps extends Pick<IllustrationProps, "of" | "eager"> {
  className?: string;
}

/** A case study's picture, monumental beside the words. Its positioned ancestor, as wide as the window, is isolated. */
export function CaseStudyPicture({ className, ...picture }: CaseStudyPictureProps) {
  return (
    <div css={[styles.edges, styles.picture]} className={className} data-print="hide">
      <Illustration {...picture} sizes="(min-width: 768px) 56vw, 100vw" />
    </div>
  );
}
