/**
 * Replaces gatsby-react-router-scroll in the browser; see webpack.ts.
 *
 * @param {{ children: import("react").ReactNode }} props
 */
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => undefined;
