import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../Picture/Picture";

export interface IllustrationProps extends Omit<PictureProps, "image" | "alt"> {
  /** A picture of the content together with its words, as a query gives it. */
  of: {
    readonly alt: string;
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  };
}

/** An illustration of the content as a responsive picture. */
export function Illustration({ of: { alt, file }, ...rest }: IllustrationProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? <Picture image={image} alt={alt} {...rest} /> : null;
}
