import { css, keyframes } from "@emotion/react";
import { useState } from "react";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { StepControls } from "../../../components/CardStepper/StepControls";
import { color, inlineSign, media, scrollDriven, typography } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";
import { MethodPanel } from "./MethodPanel";
import { MethodTabs } from "./MethodTabs";

/** On two lines, clear of the rings. */
const layout: SectionLayout = { heading: css({ ...typography.poster, maxWidth: "10ch", minWidth: "min-content" }) };

const assemble = {
  outer: keyframes({ "from, 25%": { transform: "scale(1.25)" } }),
  inner: keyframes({ "from, 40%": { transform: "scale(0.55)" } }),
};

/** A ring of the mark behind the pictures, by its diameter in em. Both have the same middle. */
const ring = (diameter: number) => ({
  content: '""',
  position: "absolute" as const,
  zIndex: -1,
  insetInlineEnd: `${10 - diameter / 2}em`,
  top: `${18 - diameter / 2}em`,
  width: `${diameter}em`,
  aspectRatio: "1",
  border: `3.3em solid ${color.brand}`,
  borderRadius: "50%",
  // Below the words until there's room beside them.
  fontSize: "0.65rem",
  translate: "0 20em",
  // Beside the heading.
  [media.small]: { fontSize: "min(0.19rem, 0.8vw)", translate: `calc(${inlineSign} * -11em) 3em` },
  [media.desktop]: { fontSize: "1rem", translate: "none" },
  // Whole, where it's clear of the words.
  [media.large]: { fontSize: "min(1rem, 1.25vw)", translate: `calc(${inlineSign} * -12.5em)` },
  [media.print]: { content: "none" },
});

const styles = {
  section: css([
    { isolation: "isolate", "&::before": ring(32), "&::after": ring(20) },
    { "&::after": { background: `radial-gradient(circle, ${color.text} 2.4em, transparent calc(2.4em + 1px))` } },
    { "&::before": scrollDriven(assemble.outer, "entry 0% cover 50%") },
    { "&::after": scrollDriven(assemble.inner, "entry 0% cover 60%") },
  ]),
  layout: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: "clamp(3rem, 8vw, 7.5rem)",
      alignItems: "center",
    },
    [media.static]: { display: "block" },
  }),
  panels: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.static]: { gap: "3rem", [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    [media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "1.25rem" },
  }),
};

/** The method in eight steps: tabs beside a panel, or on small screens one step at a time. */
export default function Method({ items, ...header }: ListSectionProps<Queries.MethodStepForHomeFragment>) {
  const [current, setCurrent] = useState(0);
  const titles = items.map(({ title }) => title);
  return (
    <Section id="method" layout={layout} css={styles.section} {...header}>
      <div css={styles.layout}>
        <MethodTabs label={header.heading} titles={titles} selected={current} onSelect={setCurrent} />
        <div>
          <div css={styles.panels}>
            {items.map((step, place) => (
              <MethodPanel key={step.title} step={step} number={place + 1} isCurrent={place === current} />
            ))}
          </div>
          <StepControls
            previous={homeMessages.previousStep}
            next={homeMessages.nextStep}
            current={current}
            names={titles}
            onStep={setCurrent}
          />
        </div>
      </div>
    </Section>
  );
}
