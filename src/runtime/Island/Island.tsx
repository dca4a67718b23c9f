import { CacheProvider } from "@emotion/react";
import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { emotionCache } from "../../theme/emotion/cache";
import { SectionErrorBoundary } from "../../components/SectionErrorBoundary/SectionErrorBoundary";
import { hasServerHtml } from "../gatsby-internals";
import { replayClicks } from "./replayClicks";

type Loader<P> = () => Promise<{ default: ComponentType<P> }>;

export interface IslandOptions<P> {
  /**
   * When the script loads: once the section is about to become visible; only when the visitor points at it, focuses it
   * or types in it; or never, for HTML without behaviour.
   */
  hydrate?: "visible" | "interaction" | "never";
  /** How far from the viewport a section hydrates: the observer's `rootMargin`. */
  rootMargin?: string;
  /** Called once the page is hydrated: should a section that waits for interaction hydrate at once? */
  hydrateAtOnce?: (props: P) => boolean;
}

/** What counts as interaction. Hovering does, so that the script has loaded by the time of the click. */
const INTERACTIONS = ["pointerover", "pointerdown", "focusin", "input"] as const;

/** Whether the page's HTML came from the server and still has to be hydrated. */
let serverHtmlWaits = typeof document !== "undefined" && hasServerHtml();

/** Call this once the first page is mounted: anything rendered later has no server HTML to hydrate. */
export function markFirstPageMounted(): void {
  serverHtmlWaits = false;
}

/**
 * Whether the island around this one still has server HTML to hydrate. It hydrates later than the page, and without
 * this, an island inside it would lose its own HTML if its script failed to load.
 */
const AroundServerHtml = createContext({ waits: false });

/** The address of the script that webpack couldn't load. */
const addressOf = (error: unknown): string | undefined =>
  error instanceof Error && "request" in error && typeof error.request === "string" ? error.request : undefined;

/** Reports when its siblings are hydrated and their effects have run. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Makes a section that hydrates separately from the page. Its HTML is in the page, its script loads when the section
 * gets near the viewport or the visitor interacts with it, and its errors don't spread. The section gets no React
 * context from the page around it, must not call `useId` (ids would differ from the server's), and only takes
 * serialisable props.
 *
 * Each island is its own React root rather than a Suspense boundary of the page. Every navigation, even to a hash,
 * updates the page's contexts, and if a boundary is updated before it's hydrated, React throws away its server HTML
 * (https://github.com/facebook/react/issues/24476).
 *
 * @param load imports the section's module, whose default export is the component.
 */
export function island<P extends object>(
  load: Loader<P>,
  { hydrate: when = "visible", rootMargin = "200px 0px", hydrateAtOnce }: IslandOptions<P> = {},
): ComponentType<P> {
  /** The loaded section as a component with one prop. Once it's set, rendering doesn't have to wait. */
  let Loaded: ComponentType<{ sectionProps: P }> | undefined;
  let failedAddress: string | undefined;
  const loadSection = async () => {
    // Many hosts let browsers cache the response for a missing script for as long as the script itself.
    if (failedAddress) await fetch(failedAddress, { cache: "reload" }).catch(() => undefined);
    try {
      const { default: Section } = await load();
      Loaded ??= ({ sectionProps }) => createElement(Section, sectionProps);
      return { default: Loaded };
    } catch (error) {
      failedAddress = addressOf(error);
      throw error;
    }
  };
  const makeLazy = () =>
    lazy(async () => {
      try {
        return await loadSection();
      } catch (error) {
        // React never forgets that a lazy component failed, so the next attempt needs a new one.
        LazySection = makeLazy();
        throw error;
      }
    });
  let LazySection = makeLazy();

  /** The same tree on the server and in the island's root, so that hydration finds what it expects. */
  function Content({ sectionProps, onAlive }: { sectionProps: P; onAlive?: () => void }) {
    // Must not change while it's shown, or React would remount it.
    const [Section] = useState(() => Loaded ?? LazySection);
    return (
      <Suspense fallback={null}>
        <Section sectionProps={sectionProps} />
        {onAlive && <Alive onAlive={onAlive} />}
      </Suspense>
    );
  }

  function Dehydrated({ sectionProps }: { sectionProps: P }) {
    const ref = useRef<HTMLDivElement>(null);
    const latestProps = useRef(sectionProps);
    latestProps.current = sectionProps;

    useEffect(() => {
      const element = ref.current;
      if (!element || when === "never") return;
      let root: Root | undefined;
      let loading = false;
      let alive = false;
      let cancelled = false;
      const serverHtml = { waits: true };
      const interactions = when === "interaction" ? INTERACTIONS : (["pointerdown", "focusin"] as const);

      // React can't unmount a root while it's rendering another one, or before the root is hydrated.
      const unmount = () => {
        setTimeout(() => root?.unmount());
      };
      const onAlive = () => {
        alive = true;
        serverHtml.waits = false;
        clicks.release();
        if (cancelled) unmount();
      };
      const hydrate = () => {
        observer.disconnect();
        // A touch is several events. If each made an attempt, one that fails late would let go of a later one's clicks.
        if (root || loading) return;
        loading = true;
        clicks.hold();
        loadSection().then(
          () => {
            if (cancelled) return;
            // A transition yields to scrolling and input.
            startTransition(() => {
              root = hydrateRoot(
                element,
                <CacheProvider value={emotionCache}>
                  <AroundServerHtml.Provider value={serverHtml}>
                    <SectionErrorBoundary onError={onAlive}>
                      <Content sectionProps={latestProps.current} onAlive={onAlive} />
                    </SectionErrorBoundary>
                  </AroundServerHtml.Provider>
                </CacheProvider>,
              );
            });
          },
          () => {
            // The HTML stays readable, forms submit as without JavaScript, and the next interaction tries again.
            loading = false;
            clicks.release();
          },
        );
      };
      const clicks = replayClicks(element, hydrate);
      clicks.hold();
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) hydrate();
        },
        { rootMargin },
      );
      if (when === "visible") observer.observe(element);
      else if (hydrateAtOnce?.(latestProps.current) || element.contains(document.activeElement)) hydrate();
      for (const type of interactions) element.addEventListener(type, hydrate);
      return () => {
        cancelled = true;
        clicks.drop();
        observer.disconnect();
        for (const type of interactions) element.removeEventListener(type, hydrate);
        if (alive) unmount();
      };
    }, []);

    // An empty string keeps the server's HTML: React doesn't look inside.
    return <div ref={ref} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }

  return function Island(props: P) {
    const around = useContext(AroundServerHtml);
    const [takesOver] = useState(() => serverHtmlWaits || around.waits);
    if (takesOver) return <Dehydrated sectionProps={props} />;
    return (
      <div data-island="">
        <SectionErrorBoundary>
          <Content sectionProps={props} />
        </SectionErrorBoundary>
      </div>
    );
  };
}
