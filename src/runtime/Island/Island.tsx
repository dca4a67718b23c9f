import { CacheProvider } from "@emotion/react";
import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { emotionCache } from "../../theme/emotion-cache";
import { SectionErrorBoundary } from "../../components/SectionErrorBoundary/SectionErrorBoundary";
import { hasServerHtml } from "../gatsby-internals";
import { replayClicks } from "./replayClicks";

type Loader<P> = () => Promise<{ default: ComponentType<P> }>;

export interface IslandOptions<P> {
  /**
   * When the script loads: once the section is about to become visible; not before the visitor points at it, focuses it
   * or types in it; or never, for HTML that has no behaviour.
   */
  hydrate?: "visible" | "interaction" | "never";
  /** How far from the viewport a section hydrates, as the observer's `rootMargin`. */
  rootMargin?: string;
  /** Asked once the page is alive: whether a section that waits for interaction has a reason to hydrate at once. */
  hydrateAtOnce?: (props: P) => boolean;
}

/** What counts as interaction. Hovering does: the script has arrived by the time of the click. */
const INTERACTIONS = ["pointerover", "pointerdown", "focusin", "input"] as const;

/** Whether the page's HTML came from the server and is still to be taken over. */
let serverHtmlWaits = typeof document !== "undefined" && hasServerHtml();

/** Called once the first page is mounted: what renders after that has no server HTML to take over. */
export function markFirstPageMounted(): void {
  serverHtmlWaits = false;
}

/**
 * Whether the island around has server HTML that is still to be taken over. What it holds is taken over later than the
 * page, and an island in it would else lose its HTML where its script does not come.
 */
const AroundServerHtml = createContext({ waits: false });

/** The address of the script that webpack could not load. */
const addressOf = (error: unknown): string | undefined =>
  error instanceof Error && "request" in error && typeof error.request === "string" ? error.request : undefined;

/** Says when everything beside it is hydrated and its effects have run. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Makes a section that hydrates apart from the page: its HTML is in the page, its script loads when the section comes
 * near the viewport or is interacted with, and an error in it stays in it. The section gets no React context from the
 * page around it, must not call `useId` (ids would differ from the server's), and takes serialisable props only.
 *
 * Each island is a React root of its own, and not a Suspense boundary of the page, because every navigation, even to a
 * hash, updates the page's contexts, and React throws the server HTML of a boundary away that is updated before it is
 * hydrated (https://github.com/facebook/react/issues/24476).
 *
 * @param load imports the section's module, whose default export is the component.
 */
export function island<P extends object>(
  load: Loader<P>,
  { hydrate: when = "visible", rootMargin = "200px 0px", hydrateAtOnce }: IslandOptions<P> = {},
): ComponentType<P> {
  /** The section as a component with one prop, once it is loaded: what shows it then has nothing to wait for. */
  let Loaded: ComponentType<{ sectionProps: P }> | undefined;
  let failedAddress: string | undefined;
  const loadSection = async () => {
    // Many a host lets a browser keep a missing script's answer for as long as the script itself.
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
        // React remembers for good that it failed; the next attempt needs another one.
        LazySection = makeLazy();
        throw error;
      }
    });
  let LazySection = makeLazy();

  /** The same tree on the server and in the island's root, so that hydration finds what it expects. */
  function Content({ sectionProps, onAlive }: { sectionProps: P; onAlive?: () => void }) {
    // For as long as it is shown, or React would begin it anew.
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
      let alive = false;
      let cancelled = false;
      const serverHtml = { waits: true };
      const interactions = when === "interaction" ? INTERACTIONS : (["pointerdown", "focusin"] as const);

      // React refuses to unmount a root while it renders another, and one that it has not hydrated yet.
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
        if (root) return;
        clicks.hold();
        loadSection().then(
          () => {
            if (cancelled || root) return;
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
          },
          () => {
            // The HTML stays readable, a form is sent as without script, and the next interaction tries again.
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

    // An empty string leaves the server's HTML in place: React does not look inside.
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
