/**
 * Marks where the first view of a long page ends, at every width. The server puts the styles of everything below into a
 * file and links it here (plugins/start/gatsby-ssr.tsx). The browser shows what's above while that file and the rest of the page
 * load, and never shows content without its styles. A page that fits into the server's first packets is faster without.
 */
export function EndOfFirstView() {
  // An empty string keeps the server's content.
  return <div data-late-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
