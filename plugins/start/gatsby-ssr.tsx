import type { GatsbySSR } from "gatsby";
import { Children, isValidElement } from "react";
import { site } from "../../src/site";
import { choicesScript } from "../../src/utils/choices";
import fontFaces from "../../src/theme/fonts/faces.json";
import { globalStyles, scriptStyles, withoutScriptStyles } from "../../src/theme/global-styles";
import { directionOf } from "../../src/utils/language";
import { speculationRules } from "../utils/speculation-rules";
import { minified } from "./page-styles";
import { renderPage } from "./render-page";

/** Where Gatsby's router tells screen readers which page has loaded. There's no router (src/runtime/entry.tsx). */
const ANNOUNCER = /<div id="gatsby-announcer"[^>]*><\/div>/;

/** Resolves once the previous page's head is done. */
let turn: Promise<void> = Promise.resolve();
/** Callbacks that end the turns of the pages being rendered, in order. */
const waiting: (() => void)[] = [];

/**
 * Collects a page's styles into one tag in its head; those below its first view are linked where that view ends. By
 * default Emotion puts a tag beside each element, which breaks `:first-child` and repeats styles.
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
  const { html, first } = await renderPage(bodyComponent).catch((error: unknown) => {
    waiting.shift()?.();
    throw error;
  });
  setHeadComponents([
    // Nothing is painted before, so that the header is there when the transition from the page before begins.
    <link key="header" rel="expect" href="#header" blocking="render" />,
    <style key="emotion" dangerouslySetInnerHTML={{ __html: first.usual }} />,
    <noscript key="without-script">
      <style dangerouslySetInnerHTML={{ __html: first.withoutScript + minified(withoutScriptStyles) }} />
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
  const { language } = site;
  // Left to right is what every page is without the attribute.
  setHtmlAttributes({ lang: language, ...(directionOf(language) === "rtl" && { dir: "rtl" }) });
  setHeadComponents([
    <script key="choices" dangerouslySetInnerHTML={{ __html: choicesScript }} />,
    <style key="global" dangerouslySetInnerHTML={{ __html: minified(globalStyles + scriptStyles(language)) }} />,
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
 * Leaves out what pages don't need, lets the components' styles follow the global ones, as in the browser, and moves
 * structured data to the end of the body: visitors don't see it, and the first view should arrive before it.
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
