import { illustration, object, title, url } from "./fields";

export const websiteType = object("Website", { title: title(), url: url(), image: illustration(1200, 750) });

export const websiteTypeDefs = `
  "A website of the portfolio, from data/websites.json."
  type Website implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The website's title."
    title: String!
    "The website's address."
    url: String!
    "A screenshot."
    image: Illustration!
  }
`;
