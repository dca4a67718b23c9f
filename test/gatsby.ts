/** Stands in for Gatsby's own imports: queries are taken out by its compiler. */
export const graphql = (): undefined => undefined;

/** Gatsby's list of the page components and their imports. It's empty in unit tests, which open no other page. */
export const components = {};
