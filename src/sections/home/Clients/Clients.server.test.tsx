/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { FIRST_CLIENTS } from "../../../components/SpriteLogo/sprites";
import Clients from "./Clients";

const clients = Array.from({ length: 70 }, (_, position) => ({
  position,
  slug: `client-${position + 1}`,
  name: `Client ${position + 1}`,
  svg: { aspectRatio: 4 },
}));
const view = renderToStaticMarkup(<Clients kicker={null} heading="Our Clients" intro={null} items={clients} />);
const [, noscript = ""] = /<noscript>(.*?)<\/noscript>/s.exec(view) ?? [];
const withScript = view.replace(noscript, "");

const logos = (part: string, attribute: string): (string | undefined)[] =>
  [...part.matchAll(new RegExp(`<use ${attribute}="/logos/[^"#]*#([^"]*)"`, "g"))].map(([, slug]) => slug);

describe("Clients on the server", () => {
  it("show the logos of all clients without script", () =>
    expect(logos(noscript, "href")).toEqual(clients.map(({ slug }) => slug)));

  it("leave the logo files, and all but the first pages, to the scripts", () => {
    expect(logos(withScript, "href")).toEqual([]);
    expect(logos(withScript, "data-href")).toEqual(clients.slice(0, FIRST_CLIENTS).map(({ slug }) => slug));
    expect(withScript).toMatch(/<div data-needs-script="">.*#client-1"/s);
  });
});
