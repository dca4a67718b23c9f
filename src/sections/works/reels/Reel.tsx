import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { color, cover, media, motion, overlay, radius, typography } from "../../../theme";
import { canHover } from "../../../utils/can-hover";
import { worksMessages } from "$messages/works";

/** How long, in ms, the focus can take to move into another site's frame. */
const FOCUS_SETTLE = 200;

const PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** How often, in ms, to ask the player to report until it does. It may not be listening yet when its frame loads. */
const HELLO_INTERVAL = 250;

/**
 * What the player needs: its scripts, its own origin to answer from, casting, and links that open YouTube in a new tab.
 * It can't navigate this tab, open dialogs, submit forms or start downloads.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

const styles = {
  reel: css({ display: "flex", flexDirection: "column", height: "100%" }),
  // A large one is as high as those beside it.
  frame: css({
    position: "relative",
    flexGrow: 1,
    aspectRatio: "16 / 9",
    borderRadius: radius.small,
    overflow: "hidden",
    background: color.inverse,
    "& img": { ...overlay, ...cover },
  }),
  play: css({
    ...overlay,
    display: "grid",
    // Not over what the film is about.
    placeItems: "end",
    padding: 6,
    border: 0,
    background: "none",
    "& > span": {
      padding: 3,
      borderRadius: radius.pill,
      background: color.brand,
      color: color.onBrand,
    },
    [media.static]: { display: "none" },
  }),
  title: css({
    ...typography.h3,
    // Two lines of a small one's, so that posters in a row have their lower edges in line.
    minHeight: "3.425rem",
    paddingTop: "0.5rem",
    fontSize: "1.0625rem",
    letterSpacing: 0,
    wordSpacing: "0.06em",
    // A single line of text would be too small a target.
    "& a": { display: "inline-block", padding: "0.1875rem 0", textDecoration: "none" },
    [media.hover]: { "& a:hover": { color: color.accent } },
  }),
  player: css({
    ...overlay,
    border: 0,
    opacity: 0,
    transition: `opacity ${motion.state}ms`,
    "&[data-ready=true]": { opacity: 1 },
  }),
};

/**
 * The video platform's cookie-free player, muted. A frame's load event also fires for the browser's error page, so the
 * player only shows once it has answered. Until then, or if its host can't be reached, the poster below stays visible.
 */
function ReelPlayer({ reel: { title, youtubeId, start } }: { reel: Queries.ReelForGridFragment }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (ready) return;
    const listen = (event: MessageEvent) => {
      if (event.origin === PLAYER_ORIGIN && event.source === ref.current?.contentWindow) setReady(true);
    };
    const hello = setInterval(() => {
      ref.current?.contentWindow?.postMessage(JSON.stringify({ event: "listening", id: 1, channel: "widget" }), "*");
    }, HELLO_INTERVAL);
    window.addEventListener("message", listen);
    return () => {
      clearInterval(hello);
      window.removeEventListener("message", listen);
    };
  }, [ready]);

  const from = start ? `&start=${start}` : "";
  return (
    <iframe
      ref={ref}
      css={styles.player}
      data-ready={ready}
      src={`${PLAYER_ORIGIN}/embed/${youtubeId}?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1${from}`}
      title={title}
      // Keep an invisible frame out of the tab order.
      tabIndex={ready ? undefined : -1}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}

export interface ReelProps {
  reel: Queries.ReelForGridFragment;
  /** Whether it's as wide as two from the desktop layout on. */
  large: boolean;
  playing: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** A poster that plays its video while hovered or focused, or after a tap. The title links to the video. */
export function Reel({ reel, large, playing, onStart, onStop }: ReelProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!playing) return;
    const stopIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onStop();
    };
    // The player's frame doesn't report when the focus leaves it, and a tap on a touch screen may not move the focus.
    document.addEventListener("focusin", stopIfOutside);
    document.addEventListener("click", stopIfOutside);
    return () => {
      document.removeEventListener("focusin", stopIfOutside);
      document.removeEventListener("click", stopIfOutside);
    };
  }, [playing, onStop]);

  const stopIfLeft = () => {
    // `relatedTarget` is never a frame, and the browser reports a little late that the focus has moved into one.
    setTimeout(() => {
      if (!ref.current?.contains(document.activeElement)) onStop();
    }, FOCUS_SETTLE);
  };

  return (
    <article css={styles.reel}>
      {/* The wrapper only observes the pointer and focus. The interactive element is the button inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={ref}
        css={styles.frame}
        onPointerEnter={(event) => {
          // A finger enters and leaves with every tap, so touch only uses the button.
          if (canHover(event)) onStart();
        }}
        onPointerLeave={(event) => {
          if (canHover(event)) onStop();
        }}
        onFocus={onStart}
        onBlur={stopIfLeft}
      >
        <Illustration
          of={reel.poster}
          sizes={`(min-width: 1024px) ${large ? 60 : 30}vw, (min-width: 560px) 46vw, 82vw`}
        />
        <button
          type="button"
          css={styles.play}
          aria-label={worksMessages.play({ title: reel.title })}
          onClick={onStart}
        >
          <span>
            <Icon name="play" size={20} />
          </span>
        </button>
        {playing && <ReelPlayer reel={reel} />}
      </div>
      <h3 css={styles.title}>
        <a href={reel.link} target="_blank" rel="noopener">
          {reel.title}
        </a>
      </h3>
    </article>
  );
}
