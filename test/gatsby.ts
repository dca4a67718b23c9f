/** Stands in for Gatsby's own imports: queries are taken out by its compiler, and there is no router. */
export const graphql = (): undefined => undefined;
export const navigate = jest.fn();
