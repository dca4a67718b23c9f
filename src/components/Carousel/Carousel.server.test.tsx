/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Carousel } from "./Carousel";

describe("Carousel on the server", () => {
  it("is a plain list with every slide once, and without controls, which wouldn't work", () => {
    const names = ["One", "Two", "Three"];
    const slides = names.map((name) => ({ key: name, content: <a href={`/${name}/`}>{name}</a> }));
    const view = renderToString(<Carousel label="Numbers" slides={slides} autoplay={3000} speed={600} />);
    expect(view.match(/<li>/g)).toHaveLength(names.length);
    for (const name of names) expect(view.split(`>${name}<`)).toHaveLength(2);
    expect(view).not.toContain("<button");
    expect(view).not.toContain("aria-roledescription");
  });
});
