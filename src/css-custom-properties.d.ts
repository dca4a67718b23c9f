import "react";

declare module "react" {
  /** The `style` prop takes CSS custom properties, which React's types leave out. */
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- only an interface can be extended
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
