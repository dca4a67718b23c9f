import { Helmet } from "react-helmet";
import { site } from "../site";
import palette from "../theme/palette.json";
import type { Crumb } from "../utils/links";
import { openGraphLocale } from "../utils/language";
import { SHARE_IMAGE, shareImage } from "./share-image";
import * as schema from "./structured-data";

/** What a page tells browsers, search engines and other sites about itself. */
export interface HeadProps {
  /** Full title of the browser tab. */
  title: string;
  description: string;
  /** Canonical path of the page, with a leading and a trailing slash. */
  path: string;
  /** Path of the page whose share image to use. Defaults to its own; set it for pages that the build doesn't know. */
  share?: string;
  type?: "website" | "article";
  /** The offices, on pages that are about the agency. */
  offices?: readonly schema.Office[];
  /** Name of the service that the page offers. */
  offer?: string;
  post?: schema.Post;
  /** The case study that the page tells. */
  work?: schema.Work;
  /** Names and addresses of the pages above it, without the home page, and of the page itself. */
  trail?: readonly Crumb[];
  noindex?: boolean;
}

/** JSON for a script element. It escapes `<`, so the data can't close the element. */
const toScript = (data: object): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/** The head of a page: title, description, canonical, Open Graph, Twitter card and structured data. */
export function Head({ title, description, path, share = path, noindex, ...about }: HeadProps) {
  const { offices, offer, post, work, trail, type = post || work ? "article" : "website" } = about;
  const url = `${site.domain}${path}`;
  const image = site.domain + shareImage(share);
  const page = { description, url, image };
  const structuredData = [
    offices && schema.organisation(offices),
    offer !== undefined && schema.service(offer, page),
    post && schema.blogPosting(post, page),
    work && schema.caseStudy(work, page),
    trail && schema.breadcrumbs(trail),
  ].filter((data) => typeof data === "object");
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta name="theme-color" content={palette.ink} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={palette.darkest} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={openGraphLocale(site)} />
      {/* X takes the rest from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data) => (
        <script key={data["@type"]} type="application/ld+json">
          {toScript(data)}
        </script>
      ))}
    </Helmet>
  );
}
