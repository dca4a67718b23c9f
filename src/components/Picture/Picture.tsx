import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImgHTMLAttributes } from "react";

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "alt" | "loading"> {
  image: IGatsbyImageData;
  alt: string;
  /** Its width in the layout, from which the browser chooses a file. Overrides the `sizes` of the query. */
  sizes?: string;
  /** Load eagerly and at high priority. Only for the main picture at the top of a page. */
  eager?: boolean;
}

/**
 * A responsive picture from gatsby-plugin-image's data. The plugin's own component adds 26 kB of script and starts at
 * opacity 0; this is the same `<picture>` as plain HTML.
 */
export function Picture({ image, alt, sizes, eager = false, ...rest }: PictureProps) {
  const { sources = [], fallback } = image.images;
  const img = (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={sizes ?? fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding={eager ? "sync" : "async"}
      {...(eager ? { fetchpriority: "high" } : {})}
      {...rest}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      {img}
    </picture>
  );
}
