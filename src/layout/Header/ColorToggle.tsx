import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { headerMessages } from "$messages/layout";
import { chooseColors, colorBars, type ColorChoice, colorChoice } from "../../theme/choices";
import { iconButton, motion } from "../../theme";

const styles = {
  icon: css({ "& > svg": { transition: `transform ${motion.state}ms ${motion.ease}` } }),
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
      css={[iconButton, styles.icon, other === "light" && styles.turned]}
      data-needs-script=""
      aria-label={other === "dark" ? headerMessages.useDark : headerMessages.useLight}
      onClick={() => {
        chooseColors(other);
        setChoice(other);
      }}
    >
      <Icon name="circle-half" size={20} />
    </button>
  );
}
