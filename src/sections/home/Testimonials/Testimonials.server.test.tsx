/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import testimonials from "../../../../data/testimonials.json";
import { illustration } from "../../../../test/fixtures";
import Testimonials from "./Testimonials";

describe("Testimonials without script", () => {
  it("have every review in full", () => {
    const items = testimonials.items.map((item) => ({ ...item, image: illustration(item.image.alt) }));
    const view = renderToStaticMarkup(
      <Testimonials kicker={null} heading="Clients" intro={null} badge="" button="" testimonials={items} />,
    );
    const noscript = [...view.matchAll(/<noscript><p>(.*?)<\/p><\/noscript>/g)].map(([, review]) =>
      review?.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
    );
    expect(noscript).toEqual(testimonials.items.map(({ review }) => review));
  });
});
