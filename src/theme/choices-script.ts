import { colorChoiceScript } from "./color-choice";
import { motionChoiceScript } from "./motion-choice";

/** The inline script in every page's head that applies the visitor's choices before the first paint. */
export const choicesScript = colorChoiceScript + motionChoiceScript;
