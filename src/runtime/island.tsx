import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { SectionErrorBoundary } from "../components/SectionErrorBoundary/SectionErrorBoundary";
import { interaction, keepTrying, releaseClicks } from "./keep-trying";

export interface IslandOptions<P> {
  /** Near the viewport or on interaction; on interaction alone; or never, unless for the islands inside it. */
  hydrate?: "visible" | "interaction" | "never";
  /** How far from the viewport a section hydrates: the observer's `rootMargin`. */
  rootMargin?: string;
  /** Called once the page is hydrated: should a section that waits for interaction hydrate at once? */
  hydrateAtOnce?: (props: P) => boolean;
}

const nearViewport = (element: Element, rootMargin: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
  });

/** Reports that the section around it is hydrated: its clicks no longer have to wait. */
function Hydrated({ island }: { island: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    if (island.current) releaseClicks(island.current);
  }, [island]);
  return null;
}

/**
 * Makes a section that hydrates when it gets near the viewport or is used. Its errors don't spread.
 *
 * What's above an island must not change before it's hydrated, or React replaces its HTML
 * (https://github.com/facebook/react/issues/24476). The page and its layout have no state for that reason.
 *
 * @param load imports the section's module, whose default export is the component.
 */
export function island<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { hydrate = "visible", rootMargin = "200px 0px", hydrateAtOnce }: IslandOptions<P> = {},
): ComponentType<P> {
  const isWanted = async (element: HTMLElement, props: P): Promise<void> => {
    // Without server HTML, as in development, there's nothing to show in the meantime.
    if (!element.hasChildNodes()) return;
    // React hydrates the islands in it only if it hydrates what's around them.
    if (hydrate === "never" && !element.querySelector("[data-island]")) return new Promise(() => undefined);
    if (hydrateAtOnce?.(props) || element.contains(document.activeElement)) return;
    const wishes = [interaction(element)];
    if (hydrate !== "interaction") wishes.push(nearViewport(element, rootMargin));
    await Promise.race(wishes);
  };

  /** The section with its props in one: `lazy` can't tell which props a component of any type has. */
  const loadSection = async () => {
    const { default: Section } = await load();
    return { default: ({ sectionProps }: { sectionProps: P }) => createElement(Section, sectionProps) };
  };

  /** A section for one place on a page, and the function that starts it, given the element around it. */
  const makeSection = () => {
    if (typeof window === "undefined") return { Section: lazy(loadSection), start: () => undefined };
    let start: (element: HTMLElement, props: P) => void = () => undefined;
    const started = new Promise<Awaited<ReturnType<typeof loadSection>>>((resolve) => {
      start = (element, props) => {
        resolve(isWanted(element, props).then(() => keepTrying(loadSection, element)));
      };
    });
    return { Section: lazy(() => started), start };
  };

  return memo(function Island(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    const [{ Section, start }] = useState(makeSection);
    const firstProps = useRef(props);

    useEffect(() => {
      if (ref.current) start(ref.current, firstProps.current);
    }, [start]);

    return (
      <div ref={ref} data-island={hydrate === "never" ? undefined : ""}>
        <SectionErrorBoundary>
          <Suspense fallback={null}>
            <Section sectionProps={props} />
            <Hydrated island={ref} />
          </Suspense>
        </SectionErrorBoundary>
      </div>
    );
  });
}
