import { Children, type ComponentType, isValidElement, type ReactNode, useEffect, useState } from "react";
import type { HelmetProps } from "react-helmet";

let Library: ComponentType<HelmetProps> | undefined;

/** Loads react-helmet; called as well when a visitor is about to leave for another page. */
export async function loadHelmet(): Promise<ComponentType<HelmetProps>> {
  const { Helmet } = await import("react-helmet/es/Helmet.js");
  Library = Helmet;
  return Helmet;
}

const titleIn = (children: ReactNode): string | undefined => {
  const title: unknown = Children.toArray(children).find((child) => isValidElement(child) && child.type === "title");
  return isValidElement<{ children: string }>(title) ? title.props.children : undefined;
};

/**
 * Stands for react-helmet in the browser (`gatsby/webpack.ts`). The head that a page is served with is right for that
 * page, so the library's 6 kB load when another page, or a post that only the browser knows, wants a head of its own.
 */
export function Helmet(props: HelmetProps) {
  const [Loaded, setLoaded] = useState(() => Library);
  const title = titleIn(props.children);

  useEffect(() => {
    if (Library) {
      // It may have come after this was rendered.
      setLoaded(() => Library);
      return;
    }
    if (title === undefined || title === document.title) return;
    let current = true;
    loadHelmet().then(
      (Helmet) => {
        if (current) setLoaded(() => Helmet);
      },
      () => {
        // The library can't be fetched; the tab at least says where the visitor is.
        if (current) document.title = title;
      },
    );
    return () => {
      current = false;
    };
  }, [title]);

  return Loaded ? <Loaded {...props} /> : null;
}
