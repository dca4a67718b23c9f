import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/Button/Button";
import { Reveal } from "../../../components/Reveal/Reveal";
import { worksMessages } from "$messages/works";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { worksGrid } from "../grid";
import { Reel } from "./Reel";

/** How many more a small screen shows at a time. */
const AT_A_TIME = 8;

const styles = {
  grid: css([worksGrid, { rowGap: "2rem" }]),
  /** Not yet asked for on small screens. */
  later: css({ [media.small]: { display: "none" }, [media.noScript]: { display: "list-item" } }),
  more: css({ display: "none", [media.small]: { display: "grid", marginTop: "2rem" } }),
};

export interface ReelsProps {
  reels: readonly Queries.ReelForGridFragment[];
}

/**
 * Reels in a grid, on small screens eight at a time. Only one plays at a time: the one that's hovered, focused or tapped.
 */
export function Reels({ reels }: ReelsProps) {
  const [playing, setPlaying] = useState<string>();
  const [shown, setShown] = useState(AT_A_TIME);
  const list = useRef<HTMLUListElement>(null);

  const showMore = () => {
    // Before the button may go with the last of them.
    flushSync(() => setShown(shown + AT_A_TIME));
    list.current?.children[shown]?.querySelector("a")?.focus();
  };

  return (
    <>
      <ul css={styles.grid} ref={list}>
        {reels.map((reel, index) => (
          <li key={reel.link} data-type="videos" css={index >= shown && styles.later}>
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
      {shown < reels.length && (
        <p css={styles.more} data-needs-script="">
          <Button variant="outline" icon={null} onClick={showMore}>
            {worksMessages.moreReels({ count: Math.min(AT_A_TIME, reels.length - shown) })}
          </Button>
        </p>
      )}
    </>
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
