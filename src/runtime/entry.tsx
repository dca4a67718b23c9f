/** The browser's entry, in place of Gatsby's (plugins/start/webpack.ts). Links lead to documents: there's no router. */
import { CacheProvider } from "@emotion/react";
import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadLazyPictures } from "../components/Illustration/loadLazyPictures";
import { FEED_POST } from "../constants/feed";
import { sessionStore, UNSENT_KEY } from "../utils/session-store";
import { reportWebVitals } from "../features/monitoring/reports";
import { Layout } from "../layout/Layout";
import { site } from "../site";
import { emotionCache } from "../theme/emotion/cache";
import { NOT_FOUND_PATH, PAGE_ID, PAGE_PATH_ID, pageDataAddress, ROOT_ID, type PageData } from "./gatsby-internals";
import { focusRows } from "./focusable-rows";
import { scrollSmoothly } from "./hash-scroll";
import { keepTrying, releaseClicks } from "./keep-trying";
import { components } from "$virtual/async-requires";

const BLOG = encodeURI(site.paths.blog);

const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
};

/** The stylesheet that the server links where the first view ends (`EndOfFirstView`), if the page has one. */
const lateStyles = document.querySelector<HTMLLinkElement>("link[data-late-styles]");

/** Whether it's what the build wrote. A host may answer with something else. */
const isPageData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "componentChunkName" in data && "result" in data;

/** Fetches a page's data, and the component that shows it. */
const fetchPage = async (path: string) => {
  const response = await fetch(pageDataAddress(path));
  if (!response.ok) throw new Error(`The data of ${path} answered ${response.status}.`);
  const pageData: unknown = await response.json();
  const page = isPageData(pageData) && (await components[pageData.componentChunkName]?.());
  if (!page) throw new Error(`There is no component for ${path}.`);
  return { Page: page.default, data: pageData.result.data };
};

/** After a message couldn't be sent, the following pages' links to email and WhatsApp carry it too. */
const prefillLinks = async (): Promise<void> => {
  const text = sessionStore.get(UNSENT_KEY);
  if (text === null) return;
  const { prefillContactLinks } = await import("../features/contact/delivery/prefill-links");
  prefillContactLinks(text);
};

/** Starts what needs the page around its sections to be hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    releaseClicks(elementById(ROOT_ID));
    scrollSmoothly();
    focusRows();
    loadLazyPictures();
    // Without the library, nothing is measured.
    reportWebVitals().catch(() => undefined);
    prefillLinks().catch(reportError);
  }, []);
  return <>{children}</>;
}

/**
 * Requests that stylesheet again if it failed to load, or went with HTML that React replaced: Emotion doesn't add rules
 * that the server sent.
 */
const restoreLateStyles = (): void => {
  if (lateStyles && !lateStyles.sheet) document.head.append(lateStyles);
};

const start = async (): Promise<void> => {
  const container = elementById(PAGE_ID);
  const builtPath = String(JSON.parse(elementById(PAGE_PATH_ID).textContent));
  // A host without rules answers with the 404 page, and the feed may have a post for the address.
  const isFeedPost = builtPath === NOT_FOUND_PATH && location.pathname.startsWith(BLOG);
  const path = isFeedPost ? `${site.paths.blog}${FEED_POST}` : builtPath;
  const { Page, data } = await keepTrying(() => fetchPage(path), elementById(ROOT_ID));
  const page = (
    <CacheProvider value={emotionCache}>
      <Hydrated>
        <Layout path={path}>
          <Page data={data} />
        </Layout>
      </Hydrated>
    </CacheProvider>
  );
  if (isFeedPost) {
    container.replaceChildren();
    createRoot(container).render(page);
    return;
  }
  // A transition yields to input.
  startTransition(() => {
    // In the HTML, Gatsby's announcer follows the page, and ids from `useId` depend on the number of siblings.
    hydrateRoot(container, [page, null], {
      onRecoverableError: (error) => {
        restoreLateStyles();
        reportError(error);
      },
    });
  });
};

// Until the page has loaded, it may still be on its way.
if (document.readyState === "complete") restoreLateStyles();
void start();
