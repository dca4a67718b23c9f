import { runsCode } from "../schema/fields";
import { didYouMean, shortened } from "./suggest";

export interface LinkTargets {
  /** The addresses of all pages. */
  readonly paths: ReadonlySet<string>;
  /** The ids on the home page. */
  readonly anchors: ReadonlySet<string>;
}

const internalFault = (address: string, { paths, anchors }: LinkTargets): string | undefined => {
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.endsWith("/")) return `must end in a slash: ${shortened(path)}/${anchor === undefined ? "" : `#${anchor}`}`;
  if (!paths.has(path)) return `there is no page ${shortened(path)}${didYouMean(path, paths)}`;
  if (path === "/" && anchor !== undefined && !anchors.has(anchor)) {
    return `the home page has no section #${shortened(anchor)}${didYouMean(anchor, anchors)}`;
  }
  return undefined;
};

/** What is wrong with a link, if anything is. */
export const linkFault = (address: string, targets: LinkTargets): string | undefined => {
  if (runsCode(address)) return "may not be an address that runs code";
  if (/^\/(?!\/)/.test(address)) return internalFault(address, targets);
  if (/^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|(tel|sms):\+?\d{3,15})$/.test(address)) return undefined;
  if (address.startsWith("https://") && URL.canParse(address)) return undefined;
  if (address.startsWith("http://")) return "must begin with https://";
  return "must be a path of this site like /contact/, or begin with https://, mailto: or tel:";
};
