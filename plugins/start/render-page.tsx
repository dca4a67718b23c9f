import { PassThrough } from "node:stream";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement, ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { emotionOptions } from "../../src/theme/emotion/options";
import { divideStyles, insertAfterFirstView, splitStyles } from "./page-styles";

/**
 * Renders to HTML after every lazy section has resolved. Where a character of several bytes doesn't fit into React's
 * buffer, React sends the rest of the buffer as zeros (https://github.com/facebook/react/issues/31134).
 */
function renderCompletely(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on("data", (chunk: Buffer) => chunks.push(chunk));
    output.on("end", () => {
      resolve(Buffer.concat(chunks).toString("utf8").replaceAll("\0", ""));
    });
    const stream = renderToPipeableStream(element, {
      onAllReady: () => stream.pipe(output),
      onError: reject,
    });
  });
}

/** The styles below the first view, which the end of the build moves into a file (`publishLateStyles`). */
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

/** Renders a page's HTML, with the styles below its first view where that view ends, and `first`, those for its head. */
export const renderPage = async (element: ReactNode) => {
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
