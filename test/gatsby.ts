/** Stands in for Gatsby: its compiler takes queries out of the components. */
export const graphql = (): undefined => undefined;
