import { PassThrough } from "node:stream";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { Children, isValidElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { divideStyles, insertAfterFirstView } from "./gatsby/output/late-styles";
import { splitStyles } from "./gatsby/output/split-styles";
import { locale } from "./src/messages/en-GB/locale";
import { Layout } from "./src/layout/Layout";
import { speculationRules } from "./src/runtime/speculation-rules";
import { choicesScript } from "./src/theme/choices-script";
import { emotionOptions } from "./src/theme/emotion/options";
import fontFaces from "./src/theme/fonts/faces.json";
import { globalStyles } from "./src/theme/global-styles";
import { media } from "./src/theme/layout";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Renders to HTML after every lazy section has resolved. */
function renderCompletely(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on("data", (chunk: Buffer) => chunks.push(chunk));
    output.on("end", () => {
      resolve(Buffer.concat(chunks).toString("utf8"));
    });
    const stream = renderToPipeableStream(element, {
      onAllReady: () => stream.pipe(output),
      onError: reject,
    });
  });
}

/** The styles below the first view, which the end of the build moves into a file (`gatsby/output/late-styles.ts`). */
const lateStyles = (styles: string): string => {
  const { usual, withoutScript } = splitStyles(styles);
  return renderToStaticMarkup(
    <>
      <style data-late-styles="" dangerouslySetInnerHTML={{ __html: usual }} />
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: withoutScript }} />
      </noscript>
    </>,
  );
};

const renderWithStyles = async (element: React.ReactNode) => {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const html = await renderCompletely(<CacheProvider value={cache}>{element}</CacheProvider>);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const { first, late } = divideStyles(html, styles.map(({ css }) => css).join(""));
  return {
    html: late ? insertAfterFirstView(html, lateStyles(late)) : html,
    first: splitStyles(first),
  };
};

/**
 * Without JavaScript, hides the controls that wouldn't work; a `noscript` holds their replacement. The menu button
 * can't open anything, so the wide navigation shows at every width: on small screens, below the logo.
 */
const frameWithoutScript = `
  [data-needs-script] { display: none !important }
  [data-nav=wide] { display: flex }
  [aria-controls=menu] { display: none }
  ${media.small} {
    [data-nav=bar] { position: static }
    [data-nav=row] { height: auto; flex-wrap: wrap; gap: 0; padding: 0.875rem 0 1rem }
    [data-nav=wide] { width: 100%; flex-wrap: wrap; gap: 0 1.5rem }
  }
`;

/** Strips comments and insignificant white space. */
const minified = (styles: string): string =>
  styles
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":");

/** Where Gatsby's router tells screen readers which page has loaded. There's no router (src/runtime/entry.tsx). */
const ANNOUNCER = /<div id="gatsby-announcer"[^>]*><\/div>/;

/** Resolves once the previous page's head is done. */
let turn: Promise<void> = Promise.resolve();
/** Callbacks that end the turns of the pages being rendered, in order. */
const waiting: (() => void)[] = [];

/**
 * Collects the styles that a page uses into one tag in its head. On a long page, the styles of what's below the first
 * view are linked where that view ends. By default Emotion puts a tag beside each element, which breaks `:first-child`
 * and repeats styles.
 *
 * Pages take turns: Gatsby renders several at once, and react-helmet keeps the head in one global place, so a page that
 * waits for a lazy section would get another page's head.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const previous = turn;
  turn = new Promise((resolve) => {
    waiting.push(resolve);
  });
  await previous;
  const { html, first } = await renderWithStyles(bodyComponent).catch((error: unknown) => {
    waiting.shift()?.();
    throw error;
  });
  setHeadComponents([
    <style key="emotion" dangerouslySetInnerHTML={{ __html: first.usual }} />,
    <noscript key="without-script">
      <style dangerouslySetInnerHTML={{ __html: first.withoutScript + minified(frameWithoutScript) }} />
    </noscript>,
  ]);
  replaceBodyHTMLString(html.replace(ANNOUNCER, ""));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Gatsby calls this right after rendering the page, and after gatsby-plugin-react-helmet has read the head.
  waiting.shift()?.();
  setHtmlAttributes({ lang: locale });
  setHeadComponents([
    <script key="choices" dangerouslySetInnerHTML={{ __html: choicesScript }} />,
    <style key="global" dangerouslySetInnerHTML={{ __html: minified(globalStyles) }} />,
    ...fontFaces
      .filter(({ preload }) => preload)
      .map(({ file }) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      )),
  ]);
  setPostBodyComponents([
    <script key="speculation-rules" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  ]);
};

const keyOf = (component: React.ReactNode): string => (isValidElement(component) ? String(component.key) : "");

/** These styles come last, in this order, so that they override all others. */
const LAST = ["emotion", "without-script"];

const isStructuredData = (component: React.ReactNode): boolean =>
  isValidElement<{ type?: string }>(component) && component.props.type === "application/ld+json";

/** In the keys of elements that pages don't need: Gatsby's version, and the styles and script of its own picture component. */
const UNNEEDED = /generator-|gatsby-image-style/;

/**
 * Leaves out what pages don't need. They show pictures with a component of ours (`Picture`).
 * The components' styles follow the global ones, just as they do in the browser. Structured data moves to the end of
 * the body: visitors don't see it, and the first view should arrive before it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  // react-helmet passes its elements in nested lists.
  const components = Children.toArray(getHeadComponents()).filter((component) => !UNNEEDED.test(keyOf(component)));
  const place = (component: React.ReactNode): number => LAST.findIndex((key) => keyOf(component).endsWith(key));
  replaceHeadComponents(
    components.filter((component) => !isStructuredData(component)).sort((a, b) => place(a) - place(b)),
  );
  replacePostBodyComponents([...getPostBodyComponents(), ...components.filter(isStructuredData)]);
};
