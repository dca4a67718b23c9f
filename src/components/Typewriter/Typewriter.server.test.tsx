/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Typewriter } from "./Typewriter";

describe("Typewriter on the server", () => {
  it("has the first phrase in place", () => {
    const view = renderToStaticMarkup(
      <Typewriter phrases={["Web", "Ads!"]} timing={{ type: 60, erase: 20, hold: 1000 }} />,
    );
    expect(view).toMatch(/data-testid="typewriter"[^>]*>Web</);
  });
});
