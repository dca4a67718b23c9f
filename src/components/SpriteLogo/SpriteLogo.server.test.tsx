/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { SpriteLogo } from "./SpriteLogo";

const html = (late: boolean) =>
  renderToStaticMarkup(<SpriteLogo href="/logos/a.svg#owlbarn" name="Owlbarn" aspectRatio={4} late={late} />);

describe("SpriteLogo on the server", () => {
  it("asks for its file at once", () => {
    expect(html(false)).toContain('<use href="/logos/a.svg#owlbarn">');
  });

  it("leaves its file for the scripts' start where it is late", () => {
    expect(html(true)).toContain('<use data-href="/logos/a.svg#owlbarn">');
  });
});
