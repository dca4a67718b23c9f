/** @jest-environment node */
import { parseSvg } from "./inline-svg";

test("the prolog and the svg element go, what is inside stays", () => {
  const source = `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">
    <!-- the eye --> <path d="M0 0h30"/>\n  <circle r="2"/>\n</svg>\n`;
  expect(parseSvg(source, "logo")).toEqual({
    viewBox: "0 0 30 10",
    body: '<path d="M0 0h30"/><circle r="2"/>',
    aspectRatio: 3,
  });
});

test("what the content inherits from the svg element is kept, its size is not", () => {
  const { body } = parseSvg(
    '<svg width="30" viewBox="0 0 3 1" fill="currentColor" stroke-width="2"><path/></svg>',
    "logo",
  );
  expect(body).toBe('<g fill="currentColor" stroke-width="2"><path/></g>');
});

test("ids carry the file's name, and so do all references to them", () => {
  const { body } = parseSvg(
    `<svg viewBox="0 0 1 1"><linearGradient id="a"/><path fill="url(#a)"/><path style="fill:url('#a')"/><use href="#a"/><use xlink:href="#a"/></svg>`,
    "acme",
  );
  expect(body).toBe(
    `<linearGradient id="acme-a"/><path fill="url(#acme-a)"/><path style="fill:url('#acme-a')"/><use href="#acme-a"/><use xlink:href="#acme-a"/>`,
  );
});

test("text that merely looks like an id is left alone", () => {
  expect(parseSvg('<svg viewBox="0 0 1 1"><path data-grid="a" d=""/></svg>', "acme").body).toBe(
    '<path data-grid="a" d=""/>',
  );
});

test.each([
  ["<svg><path/></svg>", "needs a viewBox"],
  ['<svg viewBox="0 0 0 10"></svg>', "needs a viewBox"],
  ["<html></html>", "is not an SVG file"],
])("%s cannot be inlined", (source, message) => {
  expect(() => parseSvg(source, "logo")).toThrow(message);
});
