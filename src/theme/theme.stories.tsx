import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { OnEveryScheme, Padded } from "../../.storybook/Specimens";
import { color } from "./color";
import { radius, space } from "./layout";
import { motion } from "./motion";
import palette from "./palette.json";
import { namedTags, tagColors } from "./tags";
import { typography } from "./typography";

const { headline } = content.home.page.hero;

const meta: Meta = {};
export default meta;

const entriesOf = (tokens: Readonly<Record<string, string>>): [string, string][] => Object.entries(tokens);

const styles = {
  list: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem", width: "100%" }),
  grid: css({ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" }),
  name: css(typography.small),
  swatch: css({ height: "4rem", border: `1px solid ${color.line}`, borderRadius: radius.small }),
  bar: css({ height: "1rem", maxWidth: "100%", background: color.inverse }),
  tag: css({ padding: "0.25rem 0.75rem", borderRadius: radius.pill }),
  moving: css({
    height: "4rem",
    width: "8rem",
    borderRadius: radius.card,
    background: color.brand,
    "button:hover &, button:focus-visible &": { transform: "scale(1.1)" },
  }),
  plain: css({ padding: 0, border: 0, background: "none", textAlign: "start" }),
};

/** The semantic colours on each scheme, as components use them. */
export const Colours: StoryObj = { render: () => <OnEveryScheme>{() => <Swatches of={color} />}</OnEveryScheme> };

/** The palette that the schemes are made of. No component names one. */
export const Palette: StoryObj = {
  render: () => (
    <Padded>
      <Swatches of={palette} />
    </Padded>
  ),
};

const Swatches = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <ul css={[styles.list, styles.grid]}>
    {entriesOf(of).map(([token, value]) => (
      <li key={token}>
        <div css={styles.swatch} style={{ background: value }} />
        <p css={styles.name}>{token}</p>
      </li>
    ))}
  </ul>
);

export const Typography: StoryObj = {
  render: () => (
    <Padded>
      <ul css={styles.list}>
        {Object.entries(typography).map(([token, style]) => (
          <li key={token}>
            <p css={styles.name}>{token}</p>
            <p css={css(style)}>{headline}</p>
          </li>
        ))}
      </ul>
    </Padded>
  ),
};

export const Spacing: StoryObj = {
  render: () => (
    <Padded>
      <ul css={styles.list}>
        {entriesOf(space).map(([token, width]) => (
          <li key={token}>
            <p css={styles.name}>{token}</p>
            <div css={styles.bar} style={{ width }} />
          </li>
        ))}
        {entriesOf(radius).map(([token, borderRadius]) => (
          <li key={token}>
            <p css={styles.name}>{token}</p>
            <div css={styles.swatch} style={{ borderRadius }} />
          </li>
        ))}
      </ul>
    </Padded>
  ),
};

/** The tags of case studies. Their colours are the same in both schemes. */
export const Tags: StoryObj = {
  render: () => (
    <Padded>
      <ul css={[styles.list, styles.grid]}>
        {namedTags.map((named) => {
          const { background, text } = tagColors(named);
          return (
            <li key={named} css={styles.tag} style={{ background, color: text }}>
              {named}
            </li>
          );
        })}
      </ul>
    </Padded>
  ),
};

/** The durations of pointer feedback, changes of state and turns. Hover or focus one. */
export const Motion: StoryObj = {
  render: () => (
    <Padded>
      <ul css={[styles.list, styles.grid]}>
        {(["hover", "state", "flip"] as const).map((token) => (
          <li key={token}>
            <button type="button" css={styles.plain}>
              <div css={styles.moving} style={{ transition: `transform ${motion[token]}ms ${motion.ease}` }} />
              <span css={styles.name}>{token}</span>
            </button>
          </li>
        ))}
      </ul>
    </Padded>
  ),
};
