import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface IllustrationProps {
  /** A picture from the content with its alt text, as a query returns it. */
  of: {
    readonly alt: string;
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  };
  /** Its width in the layout, from which the browser chooses a file. */
  sizes: string;
  /** Load eagerly and at high priority. Only for the main picture at the top of a page. */
  eager?: boolean;
}

/** A responsive picture in AVIF or WebP. The plugin's own component adds 26 kB of script and starts at opacity 0. */
export function Illustration({ of: { alt, file }, sizes, eager = false }: IllustrationProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { fallback, sources: [avif] = [] } = image.images;
  return (
    <img
      src={fallback?.src}
      srcSet={(avif ?? fallback)?.srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding={eager ? "sync" : "async"}
      {...(eager && { fetchpriority: "high" })}
    />
  );
}
