import { illustration, object, title, url } from "../fields";

export const websiteSchema = object("Website", "A website of the portfolio, from data/websites.json.", {
  title: title().describe("The website's title."),
  url: url().describe("The website's address."),
  image: illustration(1200, 750).describe("A screenshot."),
});
