import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { media, motion } from "../../../theme";
import { WORKS_GRID_SIZES, worksGrid } from "../grid";
import { Reel } from "./Reel";

/** One in seven, but not the last two: twice as large, or on phones as wide as the screen, with its title below. */
const LARGE = "& > :nth-of-type(7n + 1):nth-last-of-type(n + 3)";

const styles = {
  grid: css([
    worksGrid,
    {
      gridAutoFlow: "dense",
      [media.phone]: { [LARGE]: { "& article": { display: "block", "& > h2": { paddingTop: "0.625rem" } } } },
      [media.medium]: { rowGap: "2rem", [LARGE]: { gridArea: "span 2 / span 2", fontSize: "1.5em" } },
      // As high as the two rows beside it.
      [media.desktop]: {
        [LARGE]: {
          "& > div, & article": { height: "100%" },
          "& article": { display: "grid", gridTemplateRows: "1fr auto" },
          "& article > div": { aspectRatio: "auto" },
        },
      },
    },
  ]),
};

/** Reels in a grid. Only one plays at a time: the one that's hovered, focused or tapped. */
export function Reels({ reels }: { reels: readonly Queries.ReelForGridFragment[] }) {
  const [playing, setPlaying] = useState<string>();
  return (
    <ul css={styles.grid}>
      {reels.map((reel, index) => (
        <li key={reel.link} data-type="videos">
          <Reveal effect="fade-up" {...motion.portfolioFade}>
            <Reel
              reel={reel}
              // A large one (see the grid's style) takes the largest picture there is.
              sizes={index % 7 === 0 ? "92vw" : WORKS_GRID_SIZES}
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
