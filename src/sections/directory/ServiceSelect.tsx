import { css } from "@emotion/react";
import { Icon } from "../../components/Icon/Icon";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { fonts, typography } from "../../theme/typography";
import { directoryMessages } from "$messages/pages";
import type { ServiceMenuProps } from "./ServiceMenu";

const styles = {
  field: css({
    display: "block",
    position: "relative",
    marginBottom: "1.5rem",
    [media.wide]: { display: "none" },
  }),
  label: css({ ...typography.kicker, display: "block", marginBottom: "0.5rem" }),
  select: css({
    width: "100%",
    minHeight: 60,
    padding: 0,
    paddingInline: "1.25rem 3.5rem",
    border: `1.5px solid ${color.text}`,
    borderRadius: radius.small,
    background: color.raised,
    appearance: "none",
    fontFamily: fonts.display,
    fontSize: "1.125rem",
    fontWeight: 700,
    textOverflow: "ellipsis",
  }),
  caret: css({ position: "absolute", insetInlineEnd: "1.25rem", bottom: 20, pointerEvents: "none" }),
};

/** The dropdown on small screens, which show one service at a time. */
export function ServiceSelect({ services, current, onChoose }: ServiceMenuProps) {
  return (
    <div css={styles.field} data-select="">
      <span css={styles.label} aria-hidden="true">
        {directoryMessages.choose}
      </span>
      <select
        css={styles.select}
        aria-label={directoryMessages.choose}
        value={current}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {services.map(({ slug, name }, index) => (
          <option key={slug} value={index}>
            {name}
          </option>
        ))}
      </select>
      <span css={styles.caret}>
        <Icon name="caret-down" />
      </span>
    </div>
  );
}
