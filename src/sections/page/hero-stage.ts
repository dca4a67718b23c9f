import { css, type SerializedStyles } from "@emotion/react";
import type { ButtonVariant } from "../../components/Button/Button";
import type { Stage } from "../../constants/stages";
import { colors, stages, type Tone } from "../../theme/colors";

interface StageLook {
  /** Colour of the typed phrase; it is large and bold, so 3:1 is enough. */
  accent: string;
  /** The button that stands out most on this stage. */
  button: ButtonVariant;
  /** The band whose focus ring shows up here. */
  focus: Tone;
}

const onDark: StageLook = { accent: colors.marigold, button: "primary", focus: "ink" };
const onWarm: StageLook = { accent: colors.ink, button: "ink", focus: "marigold" };

export const stageLooks: Record<Stage, StageLook> = {
  violet: onDark,
  ink: onDark,
  jade: onDark,
  coral: onWarm,
  marigold: onWarm,
  lilac: { accent: colors.violet, button: "ink", focus: "paper" },
};

const stageStyle = (stage: Stage): SerializedStyles =>
  css({
    "--stage": stages[stage].background,
    "--text": stages[stage].text,
    "--accent": stageLooks[stage].accent,
    background: "var(--stage)",
    color: "var(--text)",
  });

/** Paints an element in the colour of a stage, for everything inside. */
export const stageStyles: Record<Stage, SerializedStyles> = {
  violet: stageStyle("violet"),
  coral: stageStyle("coral"),
  marigold: stageStyle("marigold"),
  ink: stageStyle("ink"),
  jade: stageStyle("jade"),
  lilac: stageStyle("lilac"),
};
