/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { motion } from "../../theme/motion";
import { Reveal } from "./Reveal";

describe("Reveal on the server", () => {
  it("leaves its content as it is", () => {
    const view = renderToStaticMarkup(
      <Reveal effect="fade-up" {...motion.portfolioFade}>
        <p>Growth</p>
      </Reveal>,
    );
    expect(view).toContain("<p>Growth</p>");
    expect(view).toContain('data-waiting="false"');
  });
});
