/** A former address, or one that visitors might type, and the page it leads to. Both end in a slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const comparable = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/`.toLowerCase();

/**
 * Returns the page for an unknown address, ignoring its case and final slash, or undefined if there is none. It never
 * returns the address itself, so redirects can't loop.
 */
export const redirectFor = (pathname: string, redirects: readonly Redirect[]): string | undefined => {
  const wanted = comparable(pathname);
  const to = redirects.find(({ from }) => comparable(from) === wanted)?.to;
  return to === pathname ? undefined : to;
};
