import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { motion, overlay } from "../../../theme";

const PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** How often, in ms, to ask the player to report until it does. It may not be listening yet when its frame loads. */
const HELLO_INTERVAL = 250;

const styles = {
  frame: css({
    ...overlay,
    border: 0,
    opacity: 0,
    transition: `opacity ${motion.state}ms`,
    "&[data-ready=true]": { opacity: 1 },
  }),
};

/**
 * What the player needs: its scripts, its own origin to answer from, casting, and links that open YouTube in a new tab.
 * It can't navigate this tab, open dialogs, submit forms or start downloads.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

/**
 * The video platform's cookie-free player, muted. A frame's load event also fires for the browser's error page, so the
 * player only shows once it has answered. Until then, or if its host can't be reached, the poster below stays visible.
 */
export function ReelPlayer({ reel: { title, youtubeId, start } }: { reel: Queries.ReelForGridFragment }) {
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

  const query = new URLSearchParams({ autoplay: "1", mute: "1", playsinline: "1", rel: "0", enablejsapi: "1" });
  if (start) query.set("start", String(start));
  return (
    <iframe
      ref={ref}
      css={styles.frame}
      data-ready={ready}
      src={`${PLAYER_ORIGIN}/embed/${youtubeId}?${query.toString()}`}
      title={title}
      // Keep an invisible frame out of the tab order.
      tabIndex={ready ? undefined : -1}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
