import { Head, type HeadProps } from "./Head";

/**
 * The head of a page, written by the server. In the browser `LazySeo` stands for it (`gatsby/build/webpack.ts`), and
 * loads it when it is needed.
 */
export const Seo = (props: HeadProps) => <Head {...props} />;
