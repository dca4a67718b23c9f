import { type ComponentType, lazy, useEffect, useState } from "react";
import type { HeadProps } from "./Head";

let Loaded: ComponentType<HeadProps> | undefined;

/** Loads `Head` with react-helmet, 8 kB. Also called when a visitor is about to go to another page. */
export async function loadHead(): Promise<ComponentType<HeadProps>> {
  const { Head } = await import("./Head");
  Loaded = Head;
  return Head;
}

/** The server waits for it before it sends anything, as there's no Suspense fallback around it. */
const ServerHead = lazy(async () => ({ default: await loadHead() }));

/**
 * The page that was served already has its head, so nothing loads for it. Other pages, and posts that only the browser
 * knows, need their own head.
 */
function BrowserHead(props: HeadProps) {
  const [Head, setHead] = useState(() => Loaded);
  const { title } = props;

  useEffect(() => {
    if (Loaded) {
      // It may have loaded after this rendered.
      setHead(() => Loaded);
      return;
    }
    if (title === document.title) return;
    let current = true;
    loadHead().then(
      (component) => {
        if (current) setHead(() => component);
      },
      () => {
        // If it can't be fetched, at least set the tab's title.
        if (current) document.title = title;
      },
    );
    return () => {
      current = false;
    };
  }, [title]);

  useEffect(() => {
    // Head adds its page's structured data to the head. Remove the served page's data from the end of the body.
    if (Head) for (const data of document.querySelectorAll('body > script[type="application/ld+json"]')) data.remove();
  }, [Head]);

  return Head ? <Head {...props} /> : null;
}

/** The head of a page. The server always renders it; the browser only if it differs from the one that was served. */
export const Seo: ComponentType<HeadProps> = typeof window === "undefined" ? ServerHead : BrowserHead;
