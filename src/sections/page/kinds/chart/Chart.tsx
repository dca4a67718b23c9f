import { css, keyframes } from "@emotion/react";
import { formatNumber } from "../../../../messages/numbers";
import { color, inlineSign, media, overlay, scrollDriven, typography } from "../../../../theme";
import { ticksUpTo } from "./ticks";

/** Of the room that a point has, the part that its bars take. */
const BARS_SHARE = 0.72;

/** More points than this are too many for all their labels on a small screen. */
const FEW_POINTS = 8;

/** Uncovers the drawing, and the strokes and labels that reach over its edges. */
const uncover = (inset: string) =>
  scrollDriven(
    keyframes({ "from, 50%": { clipPath: `inset(${inset})` }, to: { clipPath: "inset(-3rem)" } }),
    "entry 0% contain 15%",
  );
const grow = {
  // From start to end, whichever side that is.
  line: uncover(`-3rem max(-3rem, ${inlineSign} * 100%) -3rem max(-3rem, ${inlineSign} * -100%)`),
  bars: uncover("100% -3rem -3rem"),
};

const styles = {
  caption: css({ ...typography.h3, maxWidth: "44ch", marginBottom: "1.25rem" }),
  legend: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem 2rem", marginBottom: "1.5rem" }),
  series: css({
    display: "flex",
    alignItems: "baseline",
    gap: "0.625rem",
    ...typography.small,
    fontWeight: 600,
    // Looks like the series: filled, or outlined.
    "&::before": {
      content: '""',
      alignSelf: "center",
      width: "0.875rem",
      height: "0.875rem",
      border: "2px solid",
      background: "currentColor",
    },
    "&:nth-of-type(2)::before": { background: "none" },
  }),
  last: css({
    ...typography.numeral,
    fontVariantNumeric: "normal",
    whiteSpace: "nowrap",
    fontSize: "clamp(2rem, 4vw, 3.5rem)",
  }),
  // Beside the end of its line: above it, or below the other one's and one that falls.
  endLabel: css({
    position: "absolute",
    insetInlineEnd: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "end",
    gap: "0 0.625rem",
    maxWidth: "100%",
    fontWeight: 600,
    transform: "translateY(calc(-100% - 0.375rem))",
  }),
  // A line down to its point. The words are at the top, where most charts are empty.
  note: css({
    position: "absolute",
    top: 0,
    borderInlineStart: `1px solid ${color.muted}`,
    color: color.text,
    fontWeight: 600,
    lineHeight: 1.3,
    "& > span": { position: "absolute", insetInlineStart: "0.625rem", width: "max-content", maxWidth: "9rem" },
  }),
  noteBefore: css({ "& > span": { insetInline: "auto 0.625rem", textAlign: "end" } }),
  below: css({ transform: "translateY(0.375rem)" }),
  vertical: css({ ...typography.small, color: color.muted }),
  plot: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateRows: "clamp(15rem, 30vw, 26rem) auto auto",
    columnGap: "0.75rem",
    marginTop: "1rem",
    ...typography.small,
    color: color.muted,
    fontVariantNumeric: "tabular-nums",
  }),
  ticks: css({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "space-between",
    textAlign: "end",
    "& > span": { display: "grid", alignContent: "center", height: 0, lineHeight: 1 },
  }),
  canvas: css({ position: "relative" }),
  data: css(overlay),
  // Stretched to its place, so all labels are HTML, and strokes keep their width.
  drawing: css({
    ...overlay,
    overflow: "visible",
    transform: `scaleX(${inlineSign})`,
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  grid: css({ stroke: color.line, "&:first-of-type": { stroke: color.muted } }),
  // The second of two differs by more than its colour.
  shapes: css({
    fill: "none",
    strokeWidth: 5,
    strokeLinejoin: "round",
    color: color.accent,
    stroke: "currentColor",
    "& ~ &": { color: color.text },
  }),
  area: css({ fill: "currentColor", stroke: "none", opacity: 0.14 }),
  dashed: css({ strokeDasharray: "7 7" }),
  dot: css({ strokeWidth: 14, strokeLinecap: "round" }),
  filled: css({ fill: "currentColor", stroke: "none" }),
  outlined: css({ strokeWidth: 2 }),
  labels: css({
    gridColumn: 2,
    position: "relative",
    height: "2rem",
    "& > span": {
      position: "absolute",
      top: "0.625rem",
      lineHeight: 1,
      whiteSpace: "nowrap",
      transform: `translateX(calc(${inlineSign} * -50%))`,
    },
  }),
  // The last one's point is at the edge of a line chart, and often of the screen.
  endAligned: css({ "& > span:last-of-type": { transform: `translateX(calc(${inlineSign} * -100%))` } }),
  everyOther: css({ [media.small]: { "& > span:nth-of-type(even)": { display: "none" } } }),
  horizontal: css({ gridColumn: 2, textAlign: "center" }),
};

const colorOf = (place: number): string => (place > 0 ? color.text : color.accent);

/** In percent of the drawing, fine enough for any screen. */
const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** Lines or bars over an axis that begins at zero. Screen readers get its caption, and figures from the table. */
export function Chart({ form, caption, axes, series, points }: Queries.ChartSectionForPageFragment) {
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number): number => rounded(100 - (value / top) * 100);
  const room = 100 / points.length;
  // A line runs from edge to edge. Bars stand in the middle of their point's room.
  const x = (index: number): number =>
    rounded(form === "line" ? (index / (points.length - 1)) * 100 : (index + 0.5) * room);
  const first = points[0]?.values ?? [];
  const last = points.at(-1)?.values ?? [];
  /** Whether a line ends below the other one, or, alone, below its beginning. */
  const isLower = (place: number): boolean => (last[place] ?? 0) < (last[1 - place] ?? first[place] ?? 0);
  const barWidth = rounded((room * BARS_SHARE) / series.length);

  const heightsOf = (place: number) => points.map(({ values }) => y(values[place] ?? 0));
  const lineOf = (place: number): string[] => heightsOf(place).map((height, index) => `${x(index)} ${height}`);

  const shapesOf = (place: number) => {
    const heights = heightsOf(place);
    const isSecond = place > 0;
    if (form === "bars") {
      return heights.map((height, index) => (
        <rect
          key={points[index]?.label}
          css={isSecond ? styles.outlined : styles.filled}
          x={rounded(x(index) + (place - series.length / 2) * barWidth)}
          y={height}
          width={barWidth}
          height={rounded(100 - height)}
        />
      ));
    }
    const line = lineOf(place);
    // Filled is what the first line gains on the second, or on zero.
    const under = series.length > 1 ? lineOf(1).reverse() : ["100 100", "0 100"];
    return (
      <>
        {!isSecond && <path css={styles.area} d={`M${[...line, ...under].join("L")}Z`} />}
        <path css={isSecond && styles.dashed} d={`M${line.join("L")}`} />
        <path css={styles.dot} d={`M100 ${heights.at(-1) ?? 0}h0`} />
      </>
    );
  };

  return (
    <figure>
      <figcaption css={styles.caption}>{caption}</figcaption>
      {form === "bars" && series.length > 1 && (
        <div css={styles.legend} aria-hidden="true">
          {series.map((name, place) => (
            <p key={name} css={styles.series} style={{ color: colorOf(place) }}>
              {name}
            </p>
          ))}
        </div>
      )}
      <p css={styles.vertical} aria-hidden="true">
        {axes.vertical}
      </p>
      <div css={styles.plot}>
        <div css={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div css={styles.canvas}>
          <svg css={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path key={tick} css={styles.grid} d={`M0 ${y(tick)}h100`} />
            ))}
          </svg>
          <div css={[styles.data, grow[form]]}>
            <svg css={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={caption}>
              {series.map((name, place) => (
                <g key={name} css={styles.shapes}>
                  {shapesOf(place)}
                </g>
              ))}
            </svg>
            {points.map(({ label, note, values }, index) => {
              if (!note) return null;
              const height = `calc(${Math.min(...values.map(y))}% - 0.5rem)`;
              return (
                <p
                  key={label}
                  css={[styles.note, x(index) > 50 && styles.noteBefore]}
                  style={{ insetInlineStart: `${x(index)}%`, height }}
                >
                  <span>{note}</span>
                </p>
              );
            })}
            {(form === "line" || series.length === 1) &&
              series.map((name, place) => (
                <p
                  key={name}
                  css={[styles.endLabel, isLower(place) && styles.below]}
                  style={{ top: `${y(last[place] ?? 0)}%`, color: colorOf(place) }}
                  aria-hidden="true"
                >
                  {name}
                  <span css={styles.last}>{formatNumber(last[place] ?? 0)}</span>
                </p>
              ))}
          </div>
        </div>
        <div
          css={[styles.labels, form === "line" && styles.endAligned, points.length > FEW_POINTS && styles.everyOther]}
          aria-hidden="true"
        >
          {points.map(({ label }, index) => (
            <span key={label} style={{ insetInlineStart: `${x(index)}%` }}>
              {label}
            </span>
          ))}
        </div>
        <p css={styles.horizontal} aria-hidden="true">
          {axes.horizontal}
        </p>
      </div>
    </figure>
  );
}
