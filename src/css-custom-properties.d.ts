import "react";

declare module "react" {
  /** The `style` prop takes CSS custom properties, which React's types leave out. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
