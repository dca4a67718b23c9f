/** @jest-environment node */
import { lazy, Suspense } from "react";
import { renderPage } from "./render-page";

// Each fits into the buffer that React writes into; together they are longer, and a letter has two bytes.
const texts = Array.from({ length: 500 }, (_, index) => `${"x".repeat(index % 2)}أفلام`);

const Texts = () => texts.map((text, index) => <p key={index}>{text}</p>);
const LateTexts = lazy(() => Promise.resolve({ default: Texts }));

it("keeps text of any script whole", async () => {
  const { html } = await renderPage(
    <Suspense>
      <LateTexts />
    </Suspense>,
  );
  for (const text of texts) expect(html).toContain(`<p>${text}</p>`);
  expect(html).not.toContain("\0");
});
