import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Reveal } from "../../../components/Reveal/Reveal";
import { color, media, motion, space, typography } from "../../../theme";
import { worksGrid } from "../grid";
import { Reel } from "./Reel";

const styles = {
  header: css({ marginBottom: "1.25rem" }),
  heading: css({ ...typography.h3, fontSize: "min(1.75rem, 8vw)" }),
  intro: css({ marginTop: "0.5rem", color: color.muted }),
  // Beside other work, they're small: the header takes a column of its own, and stays in view below the filter bar.
  reels: css({
    [media.phone]: { "& > ul": { gap: "0.5rem 0.75rem" } },
    [media.large]: {
      "[data-filter=all] &": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 7fr)",
        columnGap: "2rem",
        "& > div": { position: "sticky", top: `calc(${space.header} + 5.5rem)`, alignSelf: "start" },
        "& > ul": { gap: "1rem" },
      },
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
    <div css={styles.reels}>
      <div css={styles.header}>
        <h2 css={styles.heading}>{heading}</h2>
        <p css={styles.intro}>{intro}</p>
      </div>
      <ul css={worksGrid}>
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
