import { type ComponentType, useEffect, useState } from "react";
import type { HeadProps } from "./Head";

let Loaded: ComponentType<HeadProps> | undefined;

/** Loads what writes heads; called as well when a visitor is about to leave for another page. */
export async function loadHead(): Promise<ComponentType<HeadProps>> {
  const { Head } = await import("./Head");
  Loaded = Head;
  return Head;
}

/**
 * Stands for `Seo` in the browser (`gatsby/build/webpack.ts`). The head that a page is served with is right for that
 * page, so react-helmet and what is said in heads, 8 kB, load when another page, or a post that only the browser knows,
 * wants a head of its own.
 */
export function Seo(props: HeadProps) {
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

  return Head ? <Head {...props} /> : null;
}
