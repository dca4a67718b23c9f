import { date, illustration, label, list, object, slug, text, title } from "./fields";

export const blogPostType = object("BlogPost", {
  _id: label(),
  title: title(),
  author: label(),
  slug: slug(),
  datePublished: date(),
  image: illustration(960, 600),
  excerpt: text(),
  content: list(text()),
});

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
    "The last part of the post's address, after /blog/."
    slug: String!
    "The day of publication."
    datePublished: Date! @dateformat
    "The post's picture."
    image: Illustration!
    "The post in a sentence or two."
    excerpt: String!
    "The paragraphs of the post."
    content: [String!]!
  }
`;
