/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { AGENCY_DATA } from "../../test/agency";
import { listFiles } from "./list-files";
import { parseSvg, readSvg } from "./parse-svg";

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string) => `<svg ${NAMESPACES} viewBox="0 0 1 1">${inside}</svg>`;
const bodyOf = (inside: string) => parseSvg(svg(inside), "acme").body;

describe("what is written", () => {
  test("the prolog and the svg element go, what is inside stays", () => {
    const source = `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">
    <!-- the eye --> <path d="M0 0h30"/>\n  <circle r="2"></circle>\n</svg>\n`;
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
    expect(
      bodyOf(
        `<linearGradient id="a"/><path fill="url(#a)"/><path style="fill: url('#a')"/><use href="#a"/><use xlink:href="#a"/>`,
      ),
    ).toBe(
      '<linearGradient id="acme-a"/><path fill="url(#acme-a)"/><path fill="url(#acme-a)"/><use href="#acme-a"/><use href="#acme-a"/>',
    );
  });

  test("a file name that would end an attribute does not", () => {
    const { body } = parseSvg(svg('<path id="a"/><use href="#a"/>'), 'x" onload="alert(1)');
    expect(body).toBe('<path id="x--onload--alert-1--a"/><use href="#x--onload--alert-1--a"/>');
  });

  test("a style becomes attributes, which it outdoes", () => {
    expect(bodyOf('<path fill="red" style="fill:blue; stroke-width: 2;"/>')).toBe(
      '<path fill="blue" stroke-width="2"/>',
    );
  });

  test("text is text, and what says nothing about the drawing is left out", () => {
    expect(
      bodyOf(
        '<title>An <b>eye</b></title><metadata><x:y xmlns:x="urn:x"/></metadata><g id="Layer_1" class="a" data-name="b"><text x="0">A &lt;b&gt; &amp;&#160;b</text></g>',
      ),
    ).toBe('<g><text x="0">A &lt;b&gt; &amp;\u00a0b</text></g>');
  });

  test("a style sheet becomes attributes", () => {
    expect(bodyOf('<style>.a { fill: red }</style><path class="a" d="M0 0"/>')).toBe('<path d="M0 0" fill="red"/>');
  });

  test("a path of a hundred thousand signs", () => {
    const d = "M0 0" + "h1v1".repeat(25_000);
    expect(bodyOf(`<path d="${d}"/>`)).toBe(`<path d="${d}"/>`);
  });

  test("every drawing of the content keeps all its shapes", () => {
    const folder = path.join(AGENCY_DATA, "images");
    const files = listFiles(folder).filter((file) => file.endsWith(".svg"));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const source = readFileSync(path.join(folder, file), "utf8");
      const shapesOf = (markup: string) => markup.match(/<(?!svg|g\b)[a-zA-Z]+/g);
      expect([file, shapesOf(parseSvg(source, "x").body)]).toEqual([file, shapesOf(source)]);
    }
  });
});

describe("what may not be written", () => {
  const CONTAINS = (name: string) => `contains <${name}>`;
  const OUTSIDE = "refers to something outside the file";

  test.each([
    // Elements.
    ["<script>alert(1)</script>", CONTAINS("script")],
    ["<scr<!-- -->ipt>alert(1)</scr<!-- -->ipt>", "cannot be read as SVG"],
    ["<SCRIPT>alert(1)</SCRIPT>", CONTAINS("SCRIPT")],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', CONTAINS("s:script")],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/"/>', CONTAINS("meta")],
    ['<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>', CONTAINS("h:meta")],
    ['<path xmlns="http://www.w3.org/1999/xhtml"/>', CONTAINS("path")],
    ['<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>', CONTAINS("a")],
    ['<set attributeName="href" to="javascript:alert(1)"/>', CONTAINS("set")],
    ['<animate attributeName="d" values="M0 0"/>', CONTAINS("animate")],
    ["<style>@import 'https://evil.example/';</style>", CONTAINS("style")],
    ['<animateTransform attributeName="transform" to="9"/>', CONTAINS("animateTransform")],
    ["<foreignObject/>", CONTAINS("foreignObject")],
    ["<iframe/>", CONTAINS("iframe")],
    ['<image href="https://evil.example/"/>', CONTAINS("image")],
    ["<feImage/>", CONTAINS("feImage")],
    // Attributes.
    ['<path onload="alert(1)" d=""/>', "has onload on <path>"],
    ['<path ONLOAD="alert(1)"/>', "has ONLOAD on <path>"],
    ['<path src="x"/>', "has src on <path>"],
    ['<path tabindex="0"/>', "has tabindex on <path>"],
    // References.
    ['<use href="https://evil.example/x.svg#a"/>', OUTSIDE],
    ['<use href="data:image/svg+xml,x#a"/>', "has href on <use>"],
    ['<pattern xlink:href="//evil.example/#a"/>', OUTSIDE],
    ['<path fill="url(https://evil.example/)"/>', OUTSIDE],
    ['<path fill="URL( &quot;https://evil.example/&quot; )"/>', OUTSIDE],
    ['<path fill="u\\72l(evil)"/>', OUTSIDE],
    ['<path fill="image-set(&quot;//evil.example/&quot; 1x)"/>', OUTSIDE],
    ['<path filter="url(#a) url(https://evil.example/)"/><filter id="a"/>', OUTSIDE],
    // Styles.
    ['<path style="position:fixed;inset:0"/>', "has style on <path>"],
    ['<path style="fill:u\\72l(https://evil.example/)"/>', OUTSIDE],
    // The file.
    ['<?xml-stylesheet href="https://evil.example/"?>', CONTAINS("xml-stylesheet")],
    ["<path/>&evil;", "cannot be read as SVG"],
    ["<g><path/>", "cannot be read as SVG"],
  ])("%s", (inside, message) => {
    expect(() => bodyOf(inside)).toThrow(message);
  });

  test.each([
    ["<svg><path/></svg>", "needs a viewBox"],
    ['<svg viewBox="0 0 0 10"></svg>', "needs a viewBox"],
    ['<svg viewBox="0 0 10 10 10"></svg>', "needs a viewBox"],
    ['<svg viewBox="0 0 1 1" onload="alert(1)"/>', "has onload on <svg>"],
    ['<svg viewBox="0 0 1 1" style="position:fixed"/>', "has style on <svg>"],
    ["<html></html>", "is not an SVG file"],
    ['<h:svg xmlns:h="http://www.w3.org/1999/xhtml"/>', "is not an SVG file"],
    ["", "is not an SVG file"],
    ["no markup", "cannot be read as SVG"],
  ])("as a file: %s", (source, message) => {
    expect(() => parseSvg(source, "logo")).toThrow(message);
  });

  test("the file is named where one is read", async () => {
    await expect(readSvg("package.json", "x")).rejects.toThrow(/^package\.json /);
  });
});
