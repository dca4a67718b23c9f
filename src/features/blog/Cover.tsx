import { css } from "@emotion/react";
import { useState } from "react";
import { Mark } from "../../components/Mark/Mark";
import { colors } from "../../theme/colors";

const frame = css({
  aspectRatio: "16 / 10",
  overflow: "hidden",
  background: colors.lilac,
  "& > *": { width: "100%", height: "100%" },
});
const picture = css({ objectFit: "cover" });
const neutral = css({ padding: "8%" });

export interface CoverProps {
  /** Address of the picture; null, or one that fails, shows the neutral cover. */
  src: string | null;
}

/** A post's picture out of the feed. The title stands beside it and says what it would. */
export function Cover({ src }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div css={frame}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={960}
          height={600}
          loading="lazy"
          decoding="async"
          css={picture}
          onError={() => {
            setFailed(src);
          }}
        />
      ) : (
        <Mark css={neutral} color={colors.violet} />
      )}
    </div>
  );
}
