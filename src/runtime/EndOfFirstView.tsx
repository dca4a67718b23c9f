/**
 * Marks where the first view of a long page ends. The server puts the styles of everything below into a file and links
 * it here (plugins/start/gatsby-ssr.tsx), so the browser shows what's above meanwhile. Short pages are faster without.
 */
export function EndOfFirstView() {
  // An empty string keeps the server's content.
  return <div data-late-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
