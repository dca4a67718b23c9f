import { type z } from "zod";
import { icon, illustration, label, list, object, pagePath, slug, stage, text, title } from "./fields";
import { videoType } from "./shared";

export const homeServiceType = object("HomeService", {
  id: slug(),
  page: pagePath(),
  title: label(),
  tagline: title(),
  content: text(),
  stage: stage(),
  icons: list(icon()),
  video: videoType,
  poster: illustration(640, 360),
});

/** Gatsby keeps `id` for itself. */
export const toHomeServiceFields = ({ id, ...service }: z.output<typeof homeServiceType>) => ({
  ...service,
  anchor: id,
});

export const homeServiceTypeDefs = `
  "A service as the home page presents it, from data/home-services.json."
  type HomeService implements Node @dontInfer {
    "The place in the file, from 0; the layout alternates by it."
    position: Int!
    "The card's id on the page, written id in the JSON."
    anchor: String!
    "The service's page, named by its path in the JSON."
    page: Page! @link(by: "path")
    "The service's name."
    title: String!
    "A short promise."
    tagline: String!
    "A paragraph about the service."
    content: String!
    "The colour of the card."
    stage: Stage!
    "The names of Phosphor icons: the platforms and tools involved."
    icons: [String!]!
    "The card's looping film."
    video: VideoFiles!
    "The picture shown until, or instead of, the film."
    poster: Illustration!
  }
`;
