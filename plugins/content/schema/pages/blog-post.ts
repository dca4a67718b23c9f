import type { z } from "zod";
import { POST_IMAGE_PATH } from "../../../../src/constants/feed";
import type { SiteSettings } from "../agency/site-settings";
import { code, date, illustration, label, list, object, path, slug, text, title } from "../fields";

export const blogPostSchema = object(
  "BlogPost",
  "A blog post that ships with the site, from data/posts.json. The build writes the blog feed from these.",
  {
    _id: code(60).describe("The post's id in the feed."),
    title: title().describe("The post's title."),
    author: label().describe("Who wrote it."),
    slug: slug().describe(
      "The last part of the post's address, after that of the blog, in any script and not percent-encoded.",
    ),
    datePublished: date().describe("The day of publication."),
    image: illustration(960, 600).describe("The post's picture."),
    excerpt: text().describe("The post in a sentence or two."),
    content: list(text()).describe("The paragraphs of the post."),
  },
);

export const blogPostDerivedFields = {
  path: path().describe("The address of the post's page, from slash to slash."),
  feedImage: text().describe("Address of the picture as the feed gives it, such as /blog-images/reels.webp."),
};

/** The address of a post's picture on this site, in the feed and on the page that lists the feed's posts. */
const feedImageOf = ({ slug }: Pick<z.output<typeof blogPostSchema>, "slug">): string =>
  `${POST_IMAGE_PATH}/${encodeURIComponent(slug)}.webp`;

export const toBlogPostFields = (post: z.output<typeof blogPostSchema>, { paths }: SiteSettings) => ({
  ...post,
  path: `${paths.blog}${post.slug}/`,
  feedImage: feedImageOf(post),
});
