import { css, type SerializedStyles } from "@emotion/react";
import type { ButtonHTMLAttributes, AnchorHTMLAttributes } from "react";
import { color, media, motion, radius } from "../../theme";
import { Icon } from "../Icon/Icon";
import type { UiIcon } from "../Icon/icon-names";

export type ButtonVariant = "primary" | "outline" | "inverse";

interface Look {
  variant?: ButtonVariant;
  /** Icon after the label; an arrow by default, null for none. */
  icon?: UiIcon | null;
}

const styles = {
  base: css({
    position: "relative",
    zIndex: 0,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.5rem",
    minHeight: 48,
    padding: "0.625rem 1.5rem",
    border: "1.5px solid transparent",
    borderRadius: radius.pill,
    overflow: "hidden",
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: "none",
    transition: `color ${motion.hover}ms`,
    "& > svg": { transition: `transform ${motion.hover}ms ${motion.ease}` },
    // A lid that comes down behind the label.
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: 0,
      transform: "scaleY(0)",
      transformOrigin: "top",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    [media.hover]: {
      "&:hover::before": { transform: "scaleY(1)" },
      "&:hover > svg": { transform: "translateX(4px)" },
    },
    // The press was felt, and what it does is on its way.
    "&[aria-busy=true]": { cursor: "progress" },
    "&[aria-busy=true]::before": { transform: "scaleY(1)" },
    "&[disabled], &[aria-disabled=true]": { cursor: "default", opacity: 0.65 },
  }),
};

const withFill = (background: string, color: string) => ({
  "&::before": { background },
  "&[aria-busy=true]": { color },
  [media.hover]: { "&:hover": { color } },
});

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({ background: color.brand, color: color.onBrand, ...withFill(color.light, color.onBrand) }),
  outline: css({
    borderColor: color.inverse,
    background: "none",
    color: color.inverse,
    ...withFill(color.inverse, color.onInverse),
  }),
  inverse: css({ background: color.inverse, color: color.onInverse, ...withFill(color.art, color.light) }),
};

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {}

/** The variant that stands out most. */
export const standingOutOn = (colorScheme: Queries.ColorScheme): ButtonVariant =>
  ["ink", "violet", "jade"].includes(colorScheme) ? "primary" : "inverse";

/** A button that does something on this page. */
export function Button({ variant = "primary", icon = "arrow-right", type = "button", children, ...rest }: ButtonProps) {
  return (
    <button type={type} css={[styles.base, variants[variant]]} {...rest}>
      {children}
      {icon && <Icon name={icon} size={18} />}
    </button>
  );
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "primary", icon = "arrow-right", children, ...rest }: ButtonLinkProps) {
  return (
    <a css={[styles.base, variants[variant]]} {...rest}>
      {children}
      {icon && <Icon name={icon} size={18} />}
    </a>
  );
}
