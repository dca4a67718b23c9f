/** A module that Gatsby generates in each build. */
declare module "$virtual/async-requires" {
  import type { ComponentType } from "react";

  /** Each page component's import, by its chunk's name. */
  export const components: Readonly<
    Partial<Record<string, () => Promise<{ default: ComponentType<{ data: unknown }> }>>>
  >;
}
