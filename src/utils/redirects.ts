/** An address that once was, or might be typed, and the page it means. Both end in a slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const comparable = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/`.toLowerCase();

/**
 * The page an unknown address means, whatever its case and with or without the final slash; undefined where none is
 * known. Never the address itself, so following the answer cannot loop.
 */
export const redirectFor = (pathname: string, redirects: readonly Redirect[]): string | undefined => {
  const wanted = comparable(pathname);
  const to = redirects.find(({ from }) => comparable(from) === wanted)?.to;
  return to === pathname ? undefined : to;
};
