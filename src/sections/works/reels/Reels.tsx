import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { WORKS_GRID_SIZES, worksGrid } from "../grid";
import { Reel } from "./Reel";

const styles = {
  grid: css([worksGrid, { gridAutoFlow: "dense", [media.medium]: { rowGap: "2rem" } }]),
  // One in seven is twice as large.
  large: css({
    [media.medium]: {
      gridArea: "span 2 / span 2",
      "& > div, & article": { display: "flex", flexDirection: "column", height: "100%" },
      "& article > div": { flexGrow: 1 },
      "& h2": { fontSize: "clamp(1.25rem, 1.8vw, 1.75rem)" },
    },
  }),
};

/** The width of a large reel, so that the browser can choose a picture. */
const LARGE_SIZES = "(min-width: 1920px) 788px, (min-width: 1280px) 44vw, (min-width: 1024px) 62vw, 92vw";

const isLarge = (index: number): boolean => index % 7 === 0;

/** Reels in a grid. Only one plays at a time: the one that's hovered, focused or tapped. */
export function Reels({ reels }: { reels: readonly Queries.ReelForGridFragment[] }) {
  const [playing, setPlaying] = useState<string>();
  return (
    <ul css={styles.grid}>
      {reels.map((reel, index) => (
        <li key={reel.link} data-type="videos" css={isLarge(index) && styles.large}>
          <Reveal effect="fade-up" {...motion.portfolioFade}>
            <Reel
              reel={reel}
              sizes={isLarge(index) ? LARGE_SIZES : WORKS_GRID_SIZES}
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
          gatsbyImageData(width: 480, formats: [WEBP], breakpoints: [320, 480, 960])
        }
      }
    }
  }
`;
