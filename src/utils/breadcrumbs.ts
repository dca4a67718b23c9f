/** A page on the way from the home page to another one. */
export interface Crumb {
  readonly name: string;
  /** With a slash at either end. */
  readonly path: string;
}
