import { css } from "@emotion/react";
import { useState } from "react";
import { Section } from "../../../components/Section/Section";
import { StepControls } from "../../../components/CardStepper/StepControls";
import { useIsSmall } from "../../../hooks/useMediaQuery";
import { media } from "../../../theme/layout";
import { homeMessages } from "$messages/home";
import { MethodPanel } from "./MethodPanel";
import { MethodTabs } from "./MethodTabs";

const styles = {
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

export interface MethodProps extends Queries.HomeSectionHeaderFragment {
  steps: readonly Queries.MethodStepForHomeFragment[];
}

/** The method in eight steps: tabs beside a panel, or on small screens one step at a time. */
export default function Method({ steps, ...header }: MethodProps) {
  const [current, setCurrent] = useState(0);
  const isSmall = useIsSmall();
  return (
    <Section id="method" colorScheme="deep" {...header}>
      <div css={styles.layout}>
        <MethodTabs
          label={header.heading}
          titles={steps.map(({ title }) => title)}
          selected={current}
          onSelect={setCurrent}
        />
        <div>
          <div css={styles.panels}>
            {steps.map((step, place) => (
              <MethodPanel
                key={step.title}
                step={step}
                number={place + 1}
                isCurrent={place === current}
                isTabPanel={!isSmall}
              />
            ))}
          </div>
          <StepControls
            previous={homeMessages.previousStep}
            next={homeMessages.nextStep}
            current={current}
            names={steps.map(({ title }) => title)}
            onStep={setCurrent}
          />
        </div>
      </div>
    </Section>
  );
}
