/** A module that Gatsby generates in each build. */
declare module "$virtual/async-requires" {
  import type { ComponentType } from "react";

  /** Each page component's import, by its chunk's name. */
  export const components: Readonly<
    Partial<Record<string, () => Promise<{ default: ComponentType<{ data: unknown }> }>>>
  >;
}

/** The countries of phone numbers, which `plugins/content/countries.ts` writes in each build, in the site's language. */
declare module "$countries" {
  const countries: readonly { readonly code: string; readonly name: string }[];
  export default countries;
}
