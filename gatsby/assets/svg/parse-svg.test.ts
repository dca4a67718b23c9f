import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { listFiles } from "../../utils/list-files";
import { ATTRIBUTES, ELEMENTS, FUNCTIONS } from "./allowed";
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
        '<title>An <b>eye</b></title><metadata><x:y xmlns:x="urn:x"/></metadata><g id="Layer_1" class="a" data-name="b">stray<text x="0">A &lt;b&gt; &amp; <![CDATA[</text><script>]]></text></g>',
      ),
    ).toBe('<g><text x="0">A &lt;b&gt; &amp; &lt;/text&gt;&lt;script&gt;</text></g>');
  });

  test("a path of a hundred thousand signs", () => {
    const d = "M0 0" + "h1v1".repeat(25_000);
    expect(bodyOf(`<path d="${d}"/>`)).toBe(`<path d="${d}"/>`);
  });

  test("every drawing of the content keeps all its shapes", () => {
    const folder = path.join(process.cwd(), "data", "images");
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
    ["<s:script>alert(1)</s:script>", "cannot be read as SVG"],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/"/>', CONTAINS("meta")],
    ["<meta http-equiv=refresh />", "cannot be read as SVG"],
    ['<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>', CONTAINS("h:meta")],
    ['<path xmlns="http://www.w3.org/1999/xhtml"/>', CONTAINS("path")],
    ['<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>', CONTAINS("a")],
    ['<set attributeName="href" to="javascript:alert(1)"/>', CONTAINS("set")],
    ['<animate attributeName="d" values="M0 0"/>', CONTAINS("animate")],
    ["<style>path{fill:red}</style>", CONTAINS("style")],
    ["<foreignObject/>", CONTAINS("foreignObject")],
    ["<iframe/>", CONTAINS("iframe")],
    ['<image href="https://evil.example/"/>', CONTAINS("image")],
    ["<feImage/>", CONTAINS("feImage")],
    ["<svg/>", CONTAINS("svg")],
    // Attributes.
    ['<path onload="alert(1)" d=""/>', "contains an event handler, onload, on <path>"],
    ['<path ONLOAD="alert(1)"/>', "contains an event handler, ONLOAD, on <path>"],
    ["<circle/onload=alert(1) />", "cannot be read as SVG"],
    ['<path src="x"/>', "has an attribute, src, on <path>"],
    ['<path tabindex="0"/>', "has an attribute, tabindex, on <path>"],
    // References.
    ['<use href="https://evil.example/x.svg#a"/>', OUTSIDE],
    ['<use href=" #a"/>', OUTSIDE],
    ['<use href="data:image/svg+xml,x#a"/>', OUTSIDE],
    ['<pattern xlink:href="//evil.example/#a"/>', OUTSIDE],
    ['<path href="#a"/>', "has a link, on <path>"],
    ['<use href="#a"/>', "refers to #a, which is not in the file"],
    ['<path fill="url(https://evil.example/)"/>', OUTSIDE],
    ['<path fill="URL( &quot;https://evil.example/&quot; )"/>', OUTSIDE],
    ['<path fill="u\\72l(https://evil.example/)"/>', "calls 72l()"],
    ['<path fill="\\75rl"/>', "has signs in it"],
    ['<path fill="image-set(&quot;https://evil.example/&quot; 1x)"/>', "calls image-set()"],
    ['<path filter="url(#a) url(https://evil.example/)"/><filter id="a"/>', OUTSIDE],
    ['<path fill="url(#a&#41;/**/url&#40;https://evil.example/)"/>', OUTSIDE],
    // Styles.
    ['<path style="position:fixed;inset:0"/>', "does more than paint it: position"],
    ['<path style="width:100vw;height:100vh"/>', "does more than paint it: width"],
    ['<path style="transform:scale(99)"/>', "does more than paint it: transform"],
    ['<path style="fill:u\\72l(https://evil.example/)"/>', "calls 72l()"],
    ['<path style="fill:red!important"/>', "has signs in it"],
    ['<path style="fi\\6cl:red"/>', "does more than paint it: fi\\6cl"],
    ['<path style="/**/fill:red"/>', "does more than paint it: /**/fill"],
    // The file.
    ['<?xml-stylesheet href="https://evil.example/"?>', "has a processing instruction, <?xml-stylesheet?>"],
    ["<path/>&evil;", "cannot be read as SVG"],
    ["<g><path/>", "cannot be read as SVG"],
  ])("%s", (inside, message) => {
    expect(() => bodyOf(inside)).toThrow(message);
  });

  test.each([
    ["<svg><path/></svg>", "needs a viewBox"],
    ['<svg viewBox="0 0 0 10"></svg>', "needs a viewBox"],
    ['<svg viewBox="0 0 10 10 10"></svg>', "needs a viewBox"],
    ['<svg viewBox="0 0 1 1" onload="alert(1)"/>', "contains an event handler, onload, on <svg>"],
    ['<svg viewBox="0 0 1 1" style="position:fixed"/>', "does more than paint it: position"],
    ['<!DOCTYPE svg [<!ENTITY evil "x">]><svg viewBox="0 0 1 1">&evil;</svg>', "declares a document type"],
    ["<html></html>", "is not an SVG file"],
    ['<h:svg xmlns:h="http://www.w3.org/1999/xhtml"/>', "is not an SVG file"],
    ["", "is not an SVG file"],
    ["no markup", "cannot be read as SVG"],
  ])("as a file: %s", (source, message) => {
    expect(() => parseSvg(source, "logo")).toThrow(message);
  });

  test("the line is named, and what would be right", () => {
    expect(() => bodyOf("\n<path/>\n<script/>")).toThrow(
      'contains <script>; a drawing may hold shapes, text, gradients, clips, masks and filters only (line 3). Export it as "plain SVG" or "optimised SVG", or take that part out',
    );
  });

  test("the file is named where one is read", async () => {
    await expect(readSvg("package.json", "x")).rejects.toThrow(/^package\.json /);
  });

  test("whatever a file holds, a browser finds nothing in it but what is allowed", () => {
    const word = fc.constantFrom(
      ...["script", "s:script", "style", "meta", "set", "a", "foreignObject", "title", "desc", "template", "svg"],
      ...["path", "g", "use", "text", "linearGradient", "mask"],
      ...["href", "xlink:href", "style", "onload", "fill", "id", "d", "xmlns", "xmlns:s", "class", "filter"],
    );
    const piece = fc.oneof(
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...[
            "<!-- -->",
            "<![CDATA[",
            "]]>",
            "&lt;",
            "&#60;",
            "&quot;",
            "\\72",
            "url(",
            "url(#a)",
            "#a",
            ")",
            ";",
            ":",
          ],
          ...["javascript:", "https://evil.example/", "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"],
          ...["position:fixed", "fill:red", "<", ">", "/>", '"', "'", "=", " "],
        ),
      },
      { weight: 3, arbitrary: word },
    );
    const value = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join("").replace(/[<"]/g, ""));
    const attribute = fc.tuple(word, value).map(([name, content]) => ` ${name}="${content}"`);
    const { markup } = fc.letrec<{ markup: string }>((tie) => ({
      markup: fc.oneof(
        { maxDepth: 4 },
        fc.array(piece, { maxLength: 2 }).map((pieces) => pieces.join("")),
        fc.constant('<path id="a"/>'),
        fc
          .tuple(word, fc.array(attribute, { maxLength: 2 }), fc.array(tie("markup"), { maxLength: 3 }))
          .map(([name, attributes, inside]) => `<${name}${attributes.join("")}>${inside.join("")}</${name}>`),
      ),
    }));
    let written = 0;
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 3 }), (parts) => {
        let body: string;
        try {
          body = bodyOf(parts.join(""));
        } catch {
          return;
        }
        written += 1;
        const page = document.createElement("div");
        page.innerHTML = `<svg>${body}</svg>`;
        // All of it is inside the svg element, and none of it has left SVG for HTML.
        expect(page.children).toHaveLength(1);
        for (const element of page.querySelectorAll("svg *")) {
          expect(element.namespaceURI).toBe("http://www.w3.org/2000/svg");
          expect(ELEMENTS).toContain(element.localName);
          for (const { name, value: text } of element.attributes) {
            expect(name === "href" || name === "id" || ATTRIBUTES.has(name)).toBe(true);
            if (name === "href") expect(text).toMatch(/^#acme-/);
            const called = [...text.replace(/url\(#acme-[^()'"\s]*\)/g, "").matchAll(/([\w-]*)\s*\(/g)];
            for (const [, name = ""] of called) expect(FUNCTIONS).toContain(name.toLowerCase());
            if (name !== "id") expect(text).not.toMatch(/[\\<>"']|script:|\/\*/i);
          }
        }
      }),
      { numRuns: 3000 },
    );
    expect(written).toBeGreaterThan(300);
  });
});
