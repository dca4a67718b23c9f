/** Stands in for the module in which Gatsby imports each page's component. */
export const components = {};
