import { object, oldPath, pagePath } from "../fields";

export const redirectSchema = object("Redirect", "An old address and the page it means, from data/redirects.json.", {
  from: oldPath().describe("The address that once was, or that people might type, from slash to slash."),
  to: pagePath().describe("The page it means."),
});
