/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Carousel } from "./Carousel";

const names = ["One", "Two", "Three"];
const slides = names.map((name) => ({ key: name, content: <a href={`/${name}/`}>{name}</a> }));
const render = (count: number): string =>
  renderToString(<Carousel label="Numbers" slides={slides.slice(0, count)} autoplay={3000} speed={600} />);

describe("Carousel on the server", () => {
  it("is a plain list with every slide once", () => {
    const view = render(names.length);
    for (const name of names) expect(view.split(`>${name}<`)).toHaveLength(2);
    expect(view).not.toContain("aria-roledescription");
  });

  it("has its controls, so that the focus doesn't pass them, but not where scripts don't run", () => {
    const view = render(names.length);
    const list = view.slice(0, view.indexOf("data-needs-script"));
    const controls = view.slice(list.length);
    expect(list).not.toContain("<button");
    expect(controls.match(/aria-label="Go to slide/g)).toHaveLength(names.length);
    expect(controls).toContain('aria-label="Pause carousel"');
    expect(render(1)).not.toContain("<button");
  });
});
