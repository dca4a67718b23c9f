import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../Picture/Picture";

export interface IllustrationProps extends Omit<PictureProps, "image" | "alt"> {
  /** A picture from the content with its alt text, as a query returns it. */
  of: {
    readonly alt: string;
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  };
}

/** An illustration from the content, as a responsive picture. */
export function Illustration({ of: { alt, file }, ...rest }: IllustrationProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? <Picture image={image} alt={alt} {...rest} /> : null;
}
