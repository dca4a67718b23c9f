/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { imageCounts, images, manyImages, reel, reels, websites } from "../../../test/sample-works";
import { Portfolio } from "./Portfolio";

/** What's in the noscript element of the server's HTML. */
const withoutScript = (all: typeof images, parts = { reels, websites }): string => {
  const view = renderToStaticMarkup(<Portfolio images={all.slice(0, 48)} imageCounts={imageCounts(all)} {...parts} />);
  return /<noscript>(.*)<\/noscript>/s.exec(view)?.[1] ?? "";
};

test("without JavaScript, a link leads to the images that aren't on the page, and the rest follows it", () => {
  const html = withoutScript(manyImages(60));
  expect(html).toMatch(/<a [^>]*href="\/our-works\/all\/2\/"[^>]*>Show 12 more/);
  expect(html.match(/data-type="videos"/g)).toHaveLength(reels.length);
  expect(html.match(/data-type="websites"/g)).toHaveLength(websites.length);
});

test("a list that's complete has no such part, and neither does one with all of its images a link", () => {
  expect(withoutScript(images)).toBe("");
  const many = Array.from({ length: 60 }, (_, number) => ({
    ...reel,
    title: `Reel ${number}`,
    link: `#${number}`,
  }));
  const html = withoutScript(images, { reels: many, websites });
  expect(html.match(/data-type="videos"/g)).toHaveLength(60 - 43);
  expect(html).not.toContain("/our-works/all/");
});
