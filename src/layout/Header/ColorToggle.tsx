import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { t } from "../../messages/t";
import { chooseColors, colorBars, type ColorChoice, colorChoice } from "../../theme/color-choice";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { motion } from "../../theme/motion";

const styles = {
  button: css({
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    background: "none",
    "& > svg": { transition: `transform ${motion.state}ms ${motion.ease}` },
    // Aligns its icon with the edge of the content.
    marginInlineEnd: -12,
    [media.hover]: { "&:hover": { color: color.accent } },
  }),
  turned: css({ "& > svg": { transform: "rotate(180deg)" } }),
};

/** Switches between light and dark colours. They follow the system until it's used. */
export function ColorToggle() {
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const [choice, setChoice] = useState<ColorChoice>();
  const other = (choice ?? system) === "dark" ? "light" : "dark";

  useEffect(() => {
    setChoice(colorChoice());
  }, []);

  useEffect(() => {
    if (choice) colorBars(choice);
  }, [choice]);

  return (
    <button
      type="button"
      css={[styles.button, other === "light" && styles.turned]}
      data-needs-script=""
      data-print="hide"
      aria-label={other === "dark" ? t("header.useDark") : t("header.useLight")}
      onClick={() => {
        chooseColors(other);
        setChoice(other);
      }}
    >
      <Icon name="circle-half" size={20} />
    </button>
  );
}
