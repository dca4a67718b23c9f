import type { z } from "zod";
import { date, illustration, label, list, object, postSlug, text, title } from "./fields";

export const blogPostType = object("BlogPost", {
  _id: label(),
  title: title(),
  author: label(),
  slug: postSlug(),
  datePublished: date(),
  image: illustration(960, 600),
  excerpt: text(),
  content: list(text()),
});

/** Where the posts' pictures lie on this site. */
export const POST_IMAGE_PATH = "/blog-images";

/** Address that a post's picture gets on this site, in the feed and on the page that lists the feed's posts. */
export const feedImageOf = ({ slug }: Pick<z.output<typeof blogPostType>, "slug">): string =>
  `${POST_IMAGE_PATH}/${encodeURIComponent(slug)}.webp`;

export const toBlogPostFields = (post: z.output<typeof blogPostType>) => ({ ...post, feedImage: feedImageOf(post) });

export const blogPostTypeDefs = `
  "A blog post that ships with the site, from data/posts.json. The build writes the blog feed from these."
  type BlogPost implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The post's id in the feed."
    _id: String!
    "The post's title."
    title: String!
    "Who wrote it."
    author: String!
    "The last part of the post's address, after /blog/, in any script and not percent-encoded."
    slug: String!
    "The day of publication."
    datePublished: Date! @dateformat
    "The post's picture."
    image: Illustration!
    "Address of the picture as the feed gives it, such as /blog-images/reels.webp."
    feedImage: String!
    "The post in a sentence or two."
    excerpt: String!
    "The paragraphs of the post."
    content: [String!]!
  }
`;
