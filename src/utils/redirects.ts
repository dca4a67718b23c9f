/** A former address, or one that visitors might type, and the page it leads to. Both end in a slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const comparable = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/`.toLowerCase();

/** The page for an unknown address, whatever its case and final slash, if any. Never itself, which would loop. */
export const redirectFor = (pathname: string, redirects: readonly Redirect[]): string | undefined => {
  const wanted = comparable(pathname);
  const to = redirects.find(({ from }) => comparable(from) === wanted)?.to;
  return to === pathname ? undefined : to;
};
