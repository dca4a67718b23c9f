import { type ComponentType, lazy, useEffect, useState } from "react";
import type { HeadProps } from "./Head";

let Loaded: ComponentType<HeadProps> | undefined;

/** Loads `Head` with react-helmet, 8 kB; called as well when a visitor is about to leave for another page. */
export async function loadHead(): Promise<ComponentType<HeadProps>> {
  const { Head } = await import("./Head");
  Loaded = Head;
  return Head;
}

/** The server waits for it before it sends anything, as nothing around it says what to show meanwhile. */
const ServerHead = lazy(async () => ({ default: await loadHead() }));

/**
 * The page that was served has its head already, so nothing loads for it. Another page, or a post that only the browser
 * knows, wants a head of its own.
 */
function BrowserHead(props: HeadProps) {
  const [Head, setHead] = useState(() => Loaded);
  const { title } = props;

  useEffect(() => {
    if (Loaded) {
      // It may have come after this was rendered.
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
        // It can't be fetched; the tab at least says where the visitor is.
        if (current) document.title = title;
      },
    );
    return () => {
      current = false;
    };
  }, [title]);

  useEffect(() => {
    // It writes the structured data of its page into the head. That of the page that was served stands at the body's end.
    if (Head) for (const data of document.querySelectorAll('body > script[type="application/ld+json"]')) data.remove();
  }, [Head]);

  return Head ? <Head {...props} /> : null;
}

/** The head of a page: at once on the server; in the browser when it differs from the one that was served. */
export const Seo: ComponentType<HeadProps> = typeof window === "undefined" ? ServerHead : BrowserHead;
