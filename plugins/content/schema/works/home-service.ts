import { icon, illustration, label, list, object, linkedPage, slug, palette, text, title } from "../fields";
import { videoSchema } from "../shared";

export const homeServiceSchema = object(
  "HomeService",
  "A service as the home page presents it, from data/home-services.json.",
  {
    id: slug().describe("The card's id on the page, written id in the JSON."),
    page: linkedPage("services").describe("The service's page, named by its path in the JSON."),
    title: label().describe("The service's name."),
    tagline: title().describe("A short promise."),
    content: text().describe("A paragraph about the service."),
    palette: palette().describe("The background of the card."),
    icons: list(icon()).describe("The names of Phosphor icons: the platforms and tools involved."),
    video: videoSchema.describe("The card's looping film."),
    poster: illustration(640, 360).describe("The picture shown until, or instead of, the film."),
  },
);
