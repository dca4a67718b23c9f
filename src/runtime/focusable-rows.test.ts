import { fakeWindow } from "../../test/fake-browser";
import { focusRows } from "./focusable-rows";

it("lets the focus into rows on small screens only, at every change of the width", () => {
  document.body.innerHTML = `<main><ol tabindex="0"></ol><ul></ul></main>`;
  const [row, other] = document.querySelectorAll("ol, ul");
  const resize = fakeWindow({ width: 390 });
  focusRows();
  expect(row).toHaveAttribute("tabindex", "0");
  expect(other).not.toHaveAttribute("tabindex");
  resize({ width: 1440 });
  expect(row).not.toHaveAttribute("tabindex");
  resize({ width: 390 });
  expect(row).toHaveAttribute("tabindex", "0");
});
