/** Replaces Gatsby's handler of `Head` exports in the browser; see webpack.ts. */
export const headHandlerForBrowser = () => undefined;
