import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { VideoSources } from "../../../components/LoopVideo/VideoSources";
import { useMotionAllowed } from "../../../hooks/useMotion";
import { overlay } from "../../../theme";
import { prefersReducedData } from "../../../utils/save-data";
import { whenIdle } from "../../../utils/when-idle";

const styles = {
  film: css({
    ...overlay,
    // One as large as the picture would count as the page's Largest Contentful Paint, at the late time that it loads.
    height: "calc(100% - 1px)",
    objectFit: "cover",
    filter: "var(--picture-filter, none)",
  }),
};

const play = (video: HTMLVideoElement) => {
  // If the browser doesn't let it play, the picture below it stays.
  video.play().catch(() => undefined);
};

/**
 * A film over the picture that is its first and last frame. It plays once when the page is idle, which is too short to
 * need a pause button, and again under the pointer.
 */
export function HeroFilm({ film }: { film: Queries.VideoFilesForFilmFragment }) {
  const ref = useRef<HTMLVideoElement>(null);
  const mayMove = useMotionAllowed();

  useEffect(() => {
    const video = ref.current;
    if (!video || !mayMove || prefersReducedData()) return;
    const cancel = whenIdle(() => play(video));
    return () => {
      cancel();
      video.pause();
    };
  }, [mayMove]);

  return (
    <video
      ref={ref}
      css={styles.film}
      muted
      playsInline
      preload="none"
      aria-hidden="true"
      onPointerEnter={(event) => {
        if (mayMove) play(event.currentTarget);
      }}
    >
      <VideoSources {...film} />
    </video>
  );
}
