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
    // The glass: a golden rim, a crescent of light at the upper left, and shade at the other side.
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      border: `4px solid ${color.brand}`,
      borderRadius: "50%",
      boxShadow: `inset 0 0 0 2px ${color.shadow}, inset 0.375rem 0.5rem 0.5rem -0.25rem ${color.light}, inset -0.5rem -0.75rem 1.75rem ${color.shadow}`,
    },
    "& > img": { position: "absolute", maxWidth: "none", objectFit: "cover" },
  }),
};

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
      const { left, top, right, bottom, width, height } = picture.getBoundingClientRect();
      const { clientX, clientY } = event;
      if (image.src !== picture.currentSrc) image.src = picture.currentSrc;
      image.style.width = `${width * ZOOM}px`;
      image.style.height = `${height * ZOOM}px`;
      image.style.transform = `translate(${RADIUS - (clientX - left) * ZOOM}px, ${RADIUS - (clientY - top) * ZOOM}px)`;
      lens.style.transform = `translate(${clientX}px, ${clientY}px)`;
      // It ends where its picture does.
      const beyond = [clientY - top, right - clientX, bottom - clientY, clientX - left].map(
        (distance) => `${Math.max(0, RADIUS - distance)}px`,
      );
      lens.style.clipPath = `inset(${beyond.join(" ")})`;
      lens.hidden = false;
    };
    over.current?.addEventListener("pointermove", follow, { signal });
    for (const end of ["pointerleave", "pointerdown"]) over.current?.addEventListener(end, hide, { signal });
    addEventListener("scroll", hide, { signal, passive: true });
    return () => listeners.abort();
  }, [over]);

  return (
    <div ref={lensRef} css={styles.lens} hidden data-testid="lens">
      <img ref={imageRef} alt="" decoding="sync" />
    </div>
  );
}
