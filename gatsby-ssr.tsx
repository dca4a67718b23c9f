import { PassThrough } from "node:stream";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { Children, isValidElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { divideStyles, insertAfterFirstView } from "./gatsby/output/late-styles";
import { splitStyles } from "./gatsby/output/split-styles";
import { locale } from "./src/messages/t";
import { Layout } from "./src/layout/Layout";
import { colorChoiceScript } from "./src/theme/color-choice";
import { emotionOptions } from "./src/theme/emotion-options";
import fontFaces from "./src/theme/font-faces.json";
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
    ids: styles.flatMap(({ ids }) => ids),
    first: splitStyles(first),
  };
};

/**
 * Without script, what would do nothing is hidden, and gives way to what stands for it in a `noscript`. The menu button
 * can't open anything, so the wide navigation shows at every width, on small screens below the logo.
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

/** Without comments, and without white space that means nothing. */
const minified = (styles: string): string =>
  styles
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":");

/** Resolves when the page before has its head. */
let turn: Promise<void> = Promise.resolve();
/** Ends the turns of the pages that are being rendered, in their order. */
const waiting: (() => void)[] = [];

/**
 * Collects the styles that a page uses into one tag in its head, except those below the first view of a long page, which
 * are linked where it ends. Emotion's default puts a tag beside each element, which breaks `:first-child` and repeats
 * styles.
 *
 * Pages take turns: Gatsby renders several at once, and react-helmet keeps the head of the page in one global place, so
 * a page that waited for a lazy section would get the head of another.
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
  const { html, ids, first } = await renderWithStyles(bodyComponent).catch((error: unknown) => {
    waiting.shift()?.();
    throw error;
  });
  setHeadComponents([
    <style key="emotion" data-styles={ids.join(" ")} dangerouslySetInnerHTML={{ __html: first.usual }} />,
    <noscript key="without-script">
      <style dangerouslySetInnerHTML={{ __html: first.withoutScript + minified(frameWithoutScript) }} />
    </noscript>,
  ]);
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  // Called right after the page is rendered, and after gatsby-plugin-react-helmet has read the head.
  waiting.shift()?.();
  setHtmlAttributes({ lang: locale });
  setHeadComponents([
    <script key="color-choice" dangerouslySetInnerHTML={{ __html: colorChoiceScript }} />,
    <style key="global" dangerouslySetInnerHTML={{ __html: minified(globalStyles) }} />,
    ...fontFaces
      .filter(({ preload }) => preload)
      .map(({ file }) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      )),
  ]);
};

const keyOf = (component: React.ReactNode): string => (isValidElement(component) ? String(component.key) : "");

/** Styles in the order in which they outdo each other, after all others. */
const LAST = ["emotion", "without-script"];

const isStructuredData = (component: React.ReactNode): boolean =>
  isValidElement<{ type?: string }>(component) && component.props.type === "application/ld+json";

/**
 * Leaves out gatsby-plugin-image's styles and script: they serve its own component, and pages show pictures with ours
 * (`Picture`). The components' styles come after the global ones, as those do that the browser adds. Structured data
 * goes to the end of the body: no visitor sees it, and the first view comes before it in the response.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  // react-helmet hands its elements over in lists.
  const components = Children.toArray(getHeadComponents()).filter(
    (component) => !keyOf(component).includes("gatsby-image-style"),
  );
  const place = (component: React.ReactNode): number => LAST.findIndex((key) => keyOf(component).endsWith(key));
  replaceHeadComponents(
    components.filter((component) => !isStructuredData(component)).sort((a, b) => place(a) - place(b)),
  );
  replacePostBodyComponents([...getPostBodyComponents(), ...components.filter(isStructuredData)]);
};
