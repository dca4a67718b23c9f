import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { color } from "../../theme/color";
import { motion } from "../../theme/motion";
import { Illustration, type IllustrationProps } from "../Illustration/Illustration";
import { PauseButton } from "../PauseButton/PauseButton";
import { t } from "../../messages/t";
import { useLoop } from "./useLoop";

export interface LoopVideoProps {
  /** Addresses of the film's encodings. */
  video: { readonly av1: string; readonly vp9: string; readonly h264: string };
  /** Shown until the film plays, and instead of it. */
  poster: IllustrationProps["of"];
  /** The widths that the layout gives the poster. */
  sizes: string;
  /** What the pause button calls the film. */
  subject?: string;
  /** Playback rate; 1 is the film's own. */
  rate?: number;
  /** Load the poster at once: for the first screen. */
  eager?: boolean;
  /** Laid over the film, under its button. */
  children?: ReactNode;
  className?: string;
}

const frame = css({
  position: "relative",
  overflow: "hidden",
  "& img, & video": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
  // A film that paints as much as its poster would count as the page's largest picture, and as late as it comes.
  "& video": { height: "calc(100% - 1px)" },
});
const film = css({
  opacity: 0,
  transition: `opacity ${motion.state}ms`,
  "&[data-shown=true]": { opacity: 1 },
});
const button = css({
  position: "absolute",
  insetInlineEnd: "1rem",
  bottom: "1rem",
  borderColor: color.line,
  background: color.backdrop,
  color: color.light,
});

/** A silent film that loops while it is in view, over its poster, with a button to stop it. */
export function LoopVideo({
  video,
  poster,
  sizes,
  subject = t("motion.video"),
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
    // The very file that the picture has chosen, so that the poster is not fetched twice.
    const chosen = frameRef.current?.querySelector("img")?.currentSrc;
    if (chosen) setPosterUrl(chosen);
  }, [named]);

  return (
    <div ref={frameRef} css={frame} className={className}>
      <Illustration of={poster} sizes={sizes} eager={eager} />
      {/* The poster's alternative text speaks for the film, which has no sound. */}
      <video
        ref={videoRef}
        css={film}
        data-shown={hasFrame}
        muted
        loop
        playsInline
        preload="none"
        poster={posterUrl}
        aria-hidden="true"
        onPlaying={() => {
          setHasFrame(true);
        }}
      >
        {named && (
          <>
            <source src={video.av1} type='video/mp4; codecs="av01.0.05M.08"' />
            <source src={video.vp9} type='video/webm; codecs="vp9"' />
            <source src={video.h264} type="video/mp4" />
          </>
        )}
      </video>
      {children}
      <PauseButton css={button} subject={subject} paused={paused} onToggle={toggle} />
    </div>
  );
}
