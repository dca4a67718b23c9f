import { runsCode } from "../../schema/fields";
import { didYouMean, shortened } from "../suggest";

export interface LinkTargets {
  readonly paths: ReadonlySet<string>;
  /** The anchors of each page that consists of sections, by its address. */
  readonly anchors: ReadonlyMap<unknown, ReadonlySet<string>>;
}

/** An anchor as the page has it. Copied from an address bar, non-Latin ones are percent-encoded. */
const decoded = (anchor: string): string => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

const internalIssue = (address: string, { paths, anchors }: LinkTargets): string | undefined => {
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.endsWith("/")) return `must end in a slash: ${shortened(path)}/${anchor === undefined ? "" : `#${anchor}`}`;
  if (!paths.has(path)) return `there is no page ${shortened(path)}${didYouMean(path, paths)}`;
  const known = anchors.get(path);
  if (anchor === undefined || !known || known.has(decoded(anchor))) return undefined;
  const page = path === "/" ? "the home page" : `the page ${path}`;
  return `${page} has no section #${shortened(anchor)}${didYouMean(decoded(anchor), known)}`;
};

export const linkIssue = (address: string, targets: LinkTargets): string | undefined => {
  if (runsCode(address)) return "may not be an address that runs code";
  if (/^\/(?!\/)/.test(address)) return internalIssue(address, targets);
  if (/^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|(tel|sms):\+?\d{3,15})$/.test(address)) return undefined;
  if (address.startsWith("https://") && URL.canParse(address)) return undefined;
  if (address.startsWith("http://")) return "must begin with https://";
  return "must be a path of this site like /contact/, or begin with https://, mailto: or tel:";
};
