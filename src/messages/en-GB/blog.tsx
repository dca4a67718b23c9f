import { longDate } from "../dates";
import type { Tag } from "../tag";

/** A post's page. */
export const postMessages = {
  back: "All blogs",
  contact: "Contact us about it",
  author: ({ author }: { author: string }) => `by ${author}`,
  date: longDate,
  notFound: "Post not found",
  notFoundText: "It may have moved, or the address may be mistyped. All our posts are on the blog.",
  notFoundBack: "All blogs",
  withoutScript: ({ link }: { link: Tag }) => <>This post needs JavaScript. {link("Read the posts that don’t")}.</>,
};

/** The lists of posts. */
export const postsMessages = {
  loading: "Loading...",
  failed: "Failed to fetch blog posts",
  none: "No posts yet. Please come back soon.",
  withoutScript: ({ link }: { link: Tag }) => <>The newest posts are on {link("the blog page")}.</>,
};
