/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { FlipCard } from "./FlipCard";

describe("FlipCard without script", () => {
  it("has both sides in the HTML, neither of them inert", () => {
    const view = renderToString(<FlipCard front={() => <p>Front</p>} back={() => <a href="/contact/">Contact</a>} />);
    expect(view).toContain("Front");
    expect(view).toContain("Contact");
    expect(view).not.toContain("inert");
  });
});
