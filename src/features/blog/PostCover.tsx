import { css } from "@emotion/react";
import { useState } from "react";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { color } from "../../theme";

const styles = {
  frame: css({
    aspectRatio: "16 / 10",
    overflow: "hidden",
    background: color.tint,
    "& > *": { width: "100%", height: "100%" },
  }),
  picture: css({ objectFit: "cover" }),
  neutral: css({ padding: "8%" }),
};

/**
 * A post's picture from the feed, or the neutral cover if it has none or it fails to load. The alt text is empty because
 * the title is right beside it.
 */
export function PostCover({ src, eager = false }: { src: string | null; eager?: boolean }) {
  const [failed, setFailed] = useState<string>();
  /** A picture in the server's HTML may have failed before anything listened for the error. */
  const look = (picture: HTMLImageElement | null) => {
    if (src && picture?.complete && picture.naturalWidth === 0) setFailed(src);
  };
  return (
    <div css={styles.frame}>
      {src && src !== failed ? (
        <img
          ref={look}
          src={src}
          alt=""
          width={960}
          height={600}
          {...(eager ? { fetchpriority: "high" } : { loading: "lazy" })}
          decoding="async"
          css={styles.picture}
          onError={() => setFailed(src)}
        />
      ) : (
        <BrandMark css={styles.neutral} color={color.onTint} />
      )}
    </div>
  );
}
