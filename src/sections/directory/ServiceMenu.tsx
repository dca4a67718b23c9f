import { css } from "@emotion/react";
import { color, media, motion } from "../../theme";
import { directoryMessages } from "$messages/pages";

const RING = 18;

const styles = {
  nav: css({
    position: "sticky",
    top: "6.5rem",
    alignSelf: "start",
    maxHeight: "calc(100vh - 8rem)",
    overflowY: "auto",
    [media.small]: { display: "none" },
  }),
  button: css({
    position: "relative",
    display: "block",
    width: "100%",
    minHeight: 42,
    padding: "0.5rem",
    paddingInlineStart: RING + 14,
    border: 0,
    background: "none",
    color: color.muted,
    fontWeight: 500,
    lineHeight: 1.3,
    textAlign: "start",
    transition: `color ${motion.hover}ms`,
    // The eye opens beside the service in view.
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: "50%",
      width: RING,
      height: RING,
      marginTop: RING / -2,
      borderRadius: RING,
      border: `3px solid ${color.text}`,
      background: `radial-gradient(circle, ${color.accent} 0 3px, transparent 3.5px)`,
      transform: "scale(0.35)",
      opacity: 0.25,
      transition: `transform ${motion.state}ms ${motion.ease}, opacity ${motion.state}ms`,
    },
    "&[aria-current]": { color: color.text, fontWeight: 700 },
    "&[aria-current]::before": { transform: "none", opacity: 1 },
    "&:focus-visible": { outlineOffset: -3 },
    [media.hover]: { "&:hover": { color: color.text } },
  }),
};

export interface ServiceMenuProps {
  services: readonly { slug: string; name: string }[];
  current: number;
  onChoose: (index: number) => void;
}

/** The list beside the cards. Without JavaScript, its buttons submit an empty form to a card's anchor. */
export function ServiceMenu({ services, current, onChoose }: ServiceMenuProps) {
  return (
    <nav aria-label={directoryMessages.label} css={styles.nav}>
      <form>
        <ul>
          {services.map(({ slug, name }, index) => (
            <li key={slug}>
              <button
                type="submit"
                formAction={`#${slug}`}
                css={styles.button}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(index);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </nav>
  );
}
