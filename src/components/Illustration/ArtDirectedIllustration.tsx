import { media } from "../../theme";
import { Illustration, type IllustrationProps } from "./Illustration";

export interface ArtDirectedIllustrationProps extends Pick<IllustrationProps, "sizes"> {
  of: IllustrationProps["of"] & { readonly phone: IllustrationProps["of"]["file"] | null };
}

/** A picture that may have another version for small screens. In a module of its own, so that home doesn't load it. */
export function ArtDirectedIllustration({ of, sizes }: ArtDirectedIllustrationProps) {
  const picture = <Illustration of={of} sizes={sizes} />;
  const phone = of.phone?.childImageSharp?.gatsbyImageData;
  if (!phone) return picture;
  return (
    <picture>
      <source
        media={media.small.replace("@media ", "")}
        srcSet={phone.images.fallback?.srcSet}
        sizes={sizes}
        width={phone.width}
        height={phone.height}
      />
      {picture}
    </picture>
  );
}
