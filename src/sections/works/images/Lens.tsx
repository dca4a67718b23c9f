import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef } from "react";
import { color, zIndex } from "../../../theme";
import { canHover } from "../../../utils/can-hover";

const ZOOM = 2;
/** In px. */
const RADIUS = 120;

const styles = {
  lens: css({
    position: "fixed",
    zIndex: zIndex.header,
    // Its middle is at the corner of the window, in either direction of the script.
    inset: `${-RADIUS}px auto auto ${-RADIUS}px`,
    width: 2 * RADIUS,
    height: 2 * RADIUS,
    borderRadius: "50%",
    overflow: "hidden",
    pointerEvents: "none",
    // The glass: a golden rim, light from the upper left, and shade at the other side.
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      border: `4px solid ${color.brand}`,
      borderRadius: "50%",
      background: `radial-gradient(circle at 30% 20%, ${color.light} 3%, transparent 16%)`,
      boxShadow: `inset -0.5rem -0.75rem 1.75rem ${color.shadow}`,
    },
    "& > img": { position: "absolute", maxWidth: "none", objectFit: "cover" },
  }),
};

/** An offset at which a picture of this size, in px, fills the lens at its edges, too. */
const within = (offset: number, size: number) => Math.min(0, Math.max(2 * RADIUS - size, offset));

/** A lens that a mouse moves over the pictures of an element's buttons. */
export default function Lens({ over }: { over: RefObject<HTMLElement> }) {
  const lensRef = useRef<HTMLDivElement>(null);
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const [lens, image] = [lensRef.current, imageRef.current];
    if (!lens || !image) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const hide = () => {
      lens.hidden = true;
    };
    const follow = (event: PointerEvent) => {
      const button = event.target instanceof Element && canHover(event) ? event.target.closest("button") : null;
      const picture = button?.querySelector("img");
      if (!picture) {
        hide();
        return;
      }
      const { left, top, width, height } = picture.getBoundingClientRect();
      if (image.src !== picture.currentSrc) image.src = picture.currentSrc;
      image.width = width * ZOOM;
      image.height = height * ZOOM;
      const x = within(RADIUS - (event.clientX - left) * ZOOM, image.width);
      const y = within(RADIUS - (event.clientY - top) * ZOOM, image.height);
      image.style.transform = `translate(${x}px, ${y}px)`;
      lens.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      lens.hidden = false;
    };
    over.current?.addEventListener("pointermove", follow, { signal });
    for (const end of ["pointerleave", "pointerdown"]) over.current?.addEventListener(end, hide, { signal });
    addEventListener("scroll", hide, { signal, passive: true });
    return () => listeners.abort();
  }, [over]);

  return (
    <div ref={lensRef} css={styles.lens} hidden data-testid="lens">
      <img ref={imageRef} alt="" />
    </div>
  );
}
