import { PAGE_PICTURE } from "../constants/page-picture";

const NAME = "picture";

let named: HTMLElement | null = null;

/** The picture beside a link to a page, if there's one on the screen. */
const pictureOf = (address: string): HTMLElement | null => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`main a[href="${new URL(address).pathname}"]`)) {
    const around = link.querySelector("img") ? link : link.closest("article, li");
    const picture = around?.querySelector<HTMLElement>("img, video");
    if (!picture) continue;
    const { width, top, bottom } = picture.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) return picture;
  }
  return null;
};

/** Lets the picture beside a link to a page, rather than this page's own, take part in the transition. */
const namePicture = (address: string | null | undefined): void => {
  named?.style.removeProperty("view-transition-name");
  named = address ? pictureOf(address) : null;
  named?.style.setProperty("view-transition-name", NAME);
  document.getElementById(PAGE_PICTURE)?.style.setProperty("view-transition-name", named ? "none" : "");
};

/** The picture beside a link grows into the one that the next page opens with, and Back shrinks it (`globalStyles`). */
export function growPictures(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (viewTransition) namePicture(activation?.navigationType === "traverse" ? null : activation?.entry.url);
  });
}
