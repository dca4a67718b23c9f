import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { light } from "../src/theme/color-schemes";
import { space } from "../src/theme/layout";
import { typography } from "../src/theme/typography";

const padded = css({ padding: `2rem ${space.gutter}` });
const row = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.25rem" });
const caption = css({ ...typography.small, marginBottom: "0.75rem" });

/** Every scheme that content can choose: an object keyed by name, so that none is forgotten. */
const SCHEMES = Object.keys(light.schemes);

/** Space around a component that is smaller than a page. */
export function Padded({ children }: { children: ReactNode }) {
  return <div css={padded}>{children}</div>;
}

/** Several states of a component side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div css={[padded, row]}>{children}</div>;
}

export interface OnEverySchemeProps {
  /** What to show on each scheme. */
  children: (scheme: string) => ReactNode;
}

/** The same component on each colour scheme, under the scheme's name. */
export function OnEveryScheme({ children }: OnEverySchemeProps) {
  return (
    <>
      {SCHEMES.map((scheme) => (
        <div key={scheme} css={padded} data-scheme={scheme}>
          <p css={caption}>{scheme}</p>
          <div css={row}>{children(scheme)}</div>
        </div>
      ))}
    </>
  );
}
