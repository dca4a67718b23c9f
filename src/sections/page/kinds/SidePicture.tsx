import { css } from "@emotion/react";
import { Illustration, type IllustrationProps } from "../../../components/Illustration/Illustration";
import { cropped, media, radius } from "../../../theme";

const styles = {
  picture: css({
    marginBottom: "1.5rem",
    "& img": { ...cropped("4 / 3"), objectPosition: "50% 44%", borderRadius: radius.card },
    [media.desktop]: {
      position: "sticky",
      top: "7.5rem",
      alignSelf: "start",
      gridArea: "2 / 1",
      marginBottom: 0,
      "& img": { aspectRatio: "4 / 5" },
    },
  }),
};

/** A section's picture: above its list, or on large screens below its heading, where it stays in view beside the list. */
export function SidePicture({ of }: Pick<IllustrationProps, "of">) {
  return (
    <div css={styles.picture}>
      <Illustration of={of} sizes="(min-width: 1920px) 620px, (min-width: 1024px) 34vw, 92vw" />
    </div>
  );
}
