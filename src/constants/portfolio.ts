/**
 * How many items of the portfolio show at first, and are added by each press of the button. Thousands would slow down
 * any browser. The query of /our-works/ repeats it as a literal; constants.test.ts compares the two.
 */
export const PORTFOLIO_PAGE_SIZE = 48;

/** What a page of the portfolio's images is made of: a type, or all of them. */
export interface PortfolioPageContext {
  readonly isFurther: true;
  /** Undefined for images of all types. */
  readonly type: string | undefined;
  /** How many images come before the page's. */
  readonly skip: number;
  /** From 1. */
  readonly number: number;
  /** How many pages there are of that type. */
  readonly pages: number;
}

/**
 * The address of a page of images. The first page of all images is /our-works/ itself.
 *
 * @param filter a type of images, or all
 * @param number from 1
 */
export const portfolioPagePath = (filter: string, number: number): string =>
  filter === "all" && number === 1 ? "/our-works/" : `/our-works/${filter}/${number}/`;
