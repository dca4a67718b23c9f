import { css } from "@emotion/react";
import { useCallback, useState } from "react";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { color } from "../../theme/color";

const frame = css({
  aspectRatio: "16 / 10",
  overflow: "hidden",
  background: color.tint,
  "& > *": { width: "100%", height: "100%" },
});
const picture = css({ objectFit: "cover" });
const neutral = css({ padding: "8%" });

export interface PostCoverProps {
  /** Address of the picture; null, or one that fails, shows the neutral cover. */
  src: string | null;
  /** Load it at once: it stands in the first view. */
  eager?: boolean;
}

/** A post's picture out of the feed. The title stands beside it and says what it would. */
export function PostCover({ src, eager = false }: PostCoverProps) {
  const [failed, setFailed] = useState<string>();
  /** A picture of the server's HTML may have failed before anyone listened. */
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (src && picture?.complete && picture.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  return (
    <div css={frame}>
      {src && src !== failed ? (
        <img
          ref={look}
          src={src}
          alt=""
          width={960}
          height={600}
          {...(eager ? { fetchpriority: "high" } : { loading: "lazy" })}
          decoding="async"
          css={picture}
          onError={() => {
            setFailed(src);
          }}
        />
      ) : (
        <BrandMark css={neutral} color={color.onTint} />
      )}
    </div>
  );
}
