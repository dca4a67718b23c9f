/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { SpriteLogo } from "./SpriteLogo";

const html = (late: boolean) =>
  renderToStaticMarkup(<SpriteLogo href="/logos/a.svg#owlbarn" name="Owlbarn" aspectRatio={4} late={late} />);

describe("SpriteLogo on the server", () => {
  it("requests its file right away", () => expect(html(false)).toContain('<use href="/logos/a.svg#owlbarn">'));

  it("waits for the scripts to start before it requests its file, if it's late", () =>
    expect(html(true)).toContain('<use data-href="/logos/a.svg#owlbarn">'));
});
