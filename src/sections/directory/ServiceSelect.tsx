import { css } from "@emotion/react";
import { Icon } from "../../components/Icon/Icon";
import { colors } from "../../theme/colors";
import { media, radius } from "../../theme/layout";
import { fonts, type } from "../../theme/type";

const field = css({
  display: "block",
  position: "relative",
  marginBottom: "1.5rem",
  [media.wide]: { display: "none" },
});
const label = css({ ...type.kicker, display: "block", marginBottom: "0.5rem" });
const select = css({
  width: "100%",
  minHeight: 60,
  padding: "0 3.5rem 0 1.25rem",
  border: `1.5px solid ${colors.ink}`,
  borderRadius: radius.small,
  background: colors.white,
  appearance: "none",
  fontFamily: fonts.display,
  fontSize: "1.125rem",
  fontWeight: 700,
  textOverflow: "ellipsis",
});
const caret = css({ position: "absolute", right: "1.25rem", bottom: 20, pointerEvents: "none" });

export interface ServiceSelectProps {
  names: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** The dropdown of small screens, where one service shows at a time. */
export function ServiceSelect({ names, current, onChoose }: ServiceSelectProps) {
  return (
    <label css={field}>
      <span css={label}>Choose a service</span>
      <select
        css={select}
        value={current}
        onChange={(event) => {
          onChoose(Number(event.target.value));
        }}
      >
        {names.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <span css={caret}>
        <Icon name="caret-down" />
      </span>
    </label>
  );
}
