import { prefersReducedData } from "../../utils/save-data";
import { whenIdle } from "../../utils/when-idle";

/** How many load at a time, so that what the visitor asks for doesn't have to wait. */
const AT_ONCE = 3;

/** The next picture that still waits to be scrolled to. Hidden ones, of another tab or screen size, go on waiting. */
const nextLazy = () =>
  [...document.querySelectorAll("img[loading=lazy]")]
    .filter((picture) => picture instanceof HTMLImageElement)
    .find((picture) => picture.getClientRects().length > 0);

const loadNext = () => {
  const picture = nextLazy();
  if (!picture) return;
  const isLoaded = picture.naturalWidth > 0;
  if (!isLoaded) {
    for (const event of ["load", "error"]) picture.addEventListener(event, loadNext, { once: true });
    picture.setAttribute("fetchpriority", "low");
  }
  // A screenshot doesn't wait for pictures that are decoded apart.
  picture.setAttribute("decoding", "sync");
  picture.setAttribute("loading", "eager");
  if (isLoaded) loadNext();
};

/** Loads the lazy pictures too, a few at a time, once the page has been idle: a copy of the whole page has no gaps. */
export function loadLazyPictures(): void {
  if (prefersReducedData()) return;
  const load = () => {
    for (let started = 0; started < AT_ONCE; started += 1) loadNext();
  };
  whenIdle(() => {
    load();
    // Sections that hydrate later may bring others, such as the posts of the feed.
    new MutationObserver(load).observe(document.body, { childList: true, subtree: true });
  });
}
