import { keepLateStyles } from "./late-styles";

/** React calls it with null before it takes the element away. */
const onElement = (element: HTMLElement | null): void => {
  if (!element) keepLateStyles();
};

/**
 * Marks where the first view of a long page ends, at every width. The server puts the styles of what follows into a file
 * and links it here (gatsby-ssr.tsx): the browser shows what stands above while that file and the rest of the page are on
 * their way, and nothing without its styles. Pages that fit into a server's first packets are better off without it.
 */
export function EndOfFirstView() {
  // An empty string leaves what the server put inside alone.
  return <div ref={onElement} data-late-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
