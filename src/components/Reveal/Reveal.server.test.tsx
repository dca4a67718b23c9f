/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Reveal } from "./Reveal";

describe("Reveal on the server", () => {
  it("leaves its content as it is", () => {
    const view = renderToStaticMarkup(
      <Reveal effect="fade-up" duration={800}>
        <p>Growth</p>
      </Reveal>,
    );
    expect(view).toBe("<div><p>Growth</p></div>");
  });
});
