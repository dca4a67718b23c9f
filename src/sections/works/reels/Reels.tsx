import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { bleed, color, inTwoRows, media, motion, space, swipeRow, typography } from "../../../theme";
import { worksGrid } from "../grid";
import { Reel } from "./Reel";

/** One in six, if enough follow to fill the rows beside it. */
const isLarge = (index: number, count: number): boolean => index % 6 === 0 && index + 5 < count;

const LARGE = "& > li[data-large]";

const styles = {
  // A band to the edges of the window, down to the end: what follows isn't our own work.
  band: css({
    margin: `0 ${bleed} calc(-1 * ${space.section})`,
    padding: `${space.section} calc(-1 * ${bleed})`,
  }),
  header: css({ marginBottom: "clamp(1.25rem, 3vw, 2.5rem)" }),
  heading: css({ ...typography.h2, fontSize: "min(clamp(1.75rem, 1rem + 2.2vw, 3rem), 8vw)" }),
  intro: css({ maxWidth: space.measure, marginTop: "0.5rem", color: color.muted }),
  list: css({
    // Among our own work, small screens have them in two rows to swipe.
    "[data-filter=all] &": [swipeRow, { [media.small]: { ...inTwoRows, gridAutoColumns: "min(72%, 20rem)" } }],
    [media.desktop]: {
      gridAutoFlow: "dense",
      [LARGE]: { gridArea: "span 2 / span 2" },
      [`${LARGE} h3`]: { fontSize: typography.h3.fontSize },
    },
  }),
};

export interface ReelsProps {
  header: Queries.ReelsHeaderForGridFragment;
  reels: readonly Queries.ReelForGridFragment[];
}

/** Reels in a grid. Only one plays at a time: the one that's hovered, focused or tapped. */
export default function Reels({ header: { heading, intro }, reels }: ReelsProps) {
  const [playing, setPlaying] = useState<string>();
  return (
    <div css={styles.band} data-scheme="ink">
      <div css={styles.header}>
        <h2 css={styles.heading}>{heading}</h2>
        <p css={styles.intro}>{intro}</p>
      </div>
      <ul css={[worksGrid, styles.list]}>
        {reels.map((reel, index) => {
          const large = isLarge(index, reels.length);
          return (
            <li key={reel.link} data-type="videos" data-large={large || undefined}>
              <Reveal effect="fade-up" {...motion.portfolioFade}>
                <Reel
                  reel={reel}
                  large={large}
                  playing={playing === reel.link}
                  onStart={() => setPlaying(reel.link)}
                  onStop={() => setPlaying((current) => (current === reel.link ? undefined : current))}
                />
              </Reveal>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment ReelsHeaderForGrid on ReelsHeader {
    heading
    intro
  }

  fragment ReelForGrid on Reel {
    title
    youtubeId
    start
    link
    poster {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 480, formats: [WEBP], breakpoints: [320, 480, 960])
        }
      }
    }
  }
`;
