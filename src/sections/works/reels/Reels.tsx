import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { worksGrid } from "../grid";
import { Reel } from "./Reel";

const styles = {
  grid: css([worksGrid, { [media.medium]: { rowGap: "2rem" } }]),
};

export interface ReelsProps {
  reels: readonly Queries.ReelForGridFragment[];
}

/** Reels in a grid. Only one plays at a time: the one that's hovered, focused or tapped. */
export function Reels({ reels }: ReelsProps) {
  const [playing, setPlaying] = useState<string>();
  return (
    <ul css={styles.grid}>
      {reels.map((reel) => (
        <li key={reel.link} data-type="videos">
          <Reveal effect="fade-up" {...motion.portfolioFade}>
            <Reel
              reel={reel}
              playing={playing === reel.link}
              onStart={() => setPlaying(reel.link)}
              onStop={() => setPlaying((current) => (current === reel.link ? undefined : current))}
            />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ReelForGrid on Reel {
    title
    youtubeId
    start
    link
    poster {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 480
            formats: [WEBP]
            layout: CONSTRAINED
            placeholder: NONE
            breakpoints: [320, 480, 960]
          )
        }
      }
    }
  }
`;
