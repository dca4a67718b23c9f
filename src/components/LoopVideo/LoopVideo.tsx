import { css } from "@emotion/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { usePaused, useSeenMoving } from "../../hooks/useMotion";
import { color, overlay } from "../../theme";
import { prefersReducedData } from "../../utils/save-data";
import { whenIdle } from "../../utils/when-idle";
import { Illustration, type IllustrationProps } from "../Illustration/Illustration";
import { PauseButton } from "../PauseButton/PauseButton";
import { motionMessages } from "$messages/common";
import { VideoSources } from "./VideoSources";

export interface LoopVideoProps {
  video: Queries.VideoFilesForFilmFragment;
  /** Shown until the video plays, or if it doesn't. */
  poster: IllustrationProps["of"];
  /** The poster's `sizes` attribute: its width in the layout. */
  sizes: string;
  /** What the pause button calls the video. */
  subject?: string;
  rate?: number;
  eager?: boolean;
  /** Laid over the video, below its button in the stacking order. */
  children?: ReactNode;
  className?: string;
}

const styles = {
  frame: css({
    position: "relative",
    overflow: "hidden",
    "& img, & video": { ...overlay, objectFit: "cover" },
    // A video as large as its poster would count as the page's Largest Contentful Paint, at the late time that it loads.
    "& video": { height: "calc(100% - 1px)" },
    // In the pixel that it leaves free, the poster would show, which is another frame. The rest of the poster stays behind
    // the video, as some browsers drop its frame when the page jumps.
    "&:has([data-shown=true]) img": { clipPath: "inset(0 0 1px)" },
  }),
  // No fade: the film moves on from the poster at once, and everything would be seen twice.
  film: css({ opacity: 0, "&[data-shown=true]": { opacity: 1 } }),
  button: css({
    position: "absolute",
    // Never under the contact tool, which floats at the other edge of the window.
    insetInlineStart: "1rem",
    bottom: "1rem",
    borderColor: color.line,
    background: color.backdrop,
    color: color.light,
  }),
};

/** Plays a video while it's in view, once the page has been idle; under Save-Data, when the visitor presses play. */
function useLoop(video: RefObject<HTMLVideoElement>, rate: number) {
  const [idle, setIdle] = useState(false);
  const isSeen = useSeenMoving(video);
  const [paused, setPaused] = usePaused();
  const [named, setNamed] = useState(false);
  const plays = idle && isSeen && !paused;
  if (plays && !named) setNamed(true);

  useEffect(() => {
    if (prefersReducedData()) setPaused(true);
    return whenIdle(() => setIdle(true));
  }, [setPaused]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Loading a video resets its rate to the default.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    // WebKit ignores sources that are added to a video with preload="none", even when it has to play it.
    if (named) element.load();
  }, [video, rate, named]);

  useEffect(() => {
    const element = video.current;
    if (!element || !named) return;
    if (!plays) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // A phone that saves power blocks autoplay. The button then offers to play.
      if (error instanceof DOMException && error.name === "NotAllowedError") setPaused(true);
    });
  }, [video, named, plays, setPaused]);

  return { named, paused, toggle: () => setPaused(!paused) };
}

/** A silent video that loops over its poster while it's in view, with a button to pause it. */
export function LoopVideo({
  video,
  poster,
  sizes,
  subject = motionMessages.video,
  rate = 1,
  eager = false,
  children,
  className,
}: LoopVideoProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [hasFrame, setHasFrame] = useState(false);
  const [posterUrl, setPosterUrl] = useState<string>();
  const { named, paused, toggle } = useLoop(videoRef, rate);

  useEffect(() => {
    // The same file that the picture has chosen, so the poster isn't fetched twice.
    const chosen = frameRef.current?.querySelector("img")?.currentSrc;
    if (chosen) setPosterUrl(chosen);
  }, [named]);

  return (
    <div ref={frameRef} css={styles.frame} className={className} data-print="hide">
      <Illustration of={poster} sizes={sizes} eager={eager} />
      {/* The poster's alt text describes the video, which has no sound. */}
      <video
        ref={videoRef}
        css={styles.film}
        data-shown={hasFrame || undefined}
        muted
        loop
        playsInline
        preload="none"
        poster={posterUrl}
        aria-hidden="true"
        onPlaying={() => setHasFrame(true)}
      >
        {named && <VideoSources {...video} />}
      </video>
      {children}
      <PauseButton css={styles.button} subject={subject} paused={paused} onToggle={toggle} />
    </div>
  );
}
