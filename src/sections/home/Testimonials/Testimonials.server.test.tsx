/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { testimonials } from "../../../../test/sample-home";
import Testimonials from "./Testimonials";

describe("Testimonials without script", () => {
  it("have every review in full", () => {
    const view = renderToStaticMarkup(
      <Testimonials kicker={null} heading="Clients" intro={null} badge="" button="" items={testimonials} />,
    );
    const noscript = [...view.matchAll(/<noscript><p>(.*?)<\/p><\/noscript>/g)].map(([, review]) => review);
    expect(noscript).toEqual(testimonials.map(({ review }) => review));
  });
});
