/** A page on the way from the home page to another one. */
export interface Crumb {
  readonly name: string;
  /** With a slash at either end. */
  readonly path: string;
}

/** The pages between the home page and a page made of JSON, and that page last. */
export const pageTrail = ({ isService, name, path }: Crumb & { readonly isService: boolean }): readonly Crumb[] => [
  ...(isService ? [{ name: "Services", path: "/services/" }] : []),
  { name, path },
];
