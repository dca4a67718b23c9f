import { lockScroll } from "./scroll-lock";

const { style } = document.documentElement;

it("stops the page from scrolling until every lock is undone", () => {
  const unlockMenu = lockScroll();
  const unlockDialog = lockScroll();
  expect(style.overflow).toBe("hidden");
  unlockMenu();
  expect(style.overflow).toBe("hidden");
  unlockDialog();
  expect(style.overflow).toBe("");
});
