/** @jest-environment node */
import { inlineScriptsIn, refuseUnknownScripts } from "./inline-scripts";

describe("inlineScriptsIn", () => {
  it("finds what runs", () => {
    const html = [
      "<script>one()</script>",
      '<script id="x" type="module">two()</script>',
      "<SCRIPT type='text/javascript'>\nthree()\n</SCRIPT >",
      "<script type=importmap>{}</script>",
    ].join("");
    expect(inlineScriptsIn(html)).toEqual(["one()", "two()", "\nthree()\n", "{}"]);
  });

  it("leaves out files and data", () => {
    const html = [
      '<script src="/app.js"></script>',
      '<script type="application/ld+json">{"@type":"Organization"}</script>',
      '<script type="application/json">{}</script>',
    ].join("");
    expect(inlineScriptsIn(html)).toEqual([]);
  });
});

describe("refuseUnknownScripts", () => {
  const check = (html: string, own: readonly string[] = []) => {
    refuseUnknownScripts("public/about/index.html", html, own);
  };

  it.each([
    ["Gatsby's list of scripts", '<script>\n  window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n</script>'],
    ["Gatsby's hash of the build", '<script>window.___webpackCompilationHash="f5d7";</script>'],
    ["data", '<script type="application/ld+json">{"name":"</b onclick=x>"}</script>'],
    ["files", '<script src="/app.js"></script>'],
    ["text about handlers", '<p title="say onclick=x">onclick=&quot;x&quot; a > b</p><!-- <a onclick="x"> -->'],
    ["names that begin like one", '<a data-onclick="x" href="/?a onclick=1">a</a>'],
  ])("lets %s through", (_, html) => {
    expect(() => {
      check(html);
    }).not.toThrow();
  });

  it("lets the project's own script through, to the letter", () => {
    check("<script>start()</script>", ["start()"]);
    expect(() => {
      check("<script>start();steal()</script>", ["start()"]);
    }).toThrow(
      "public/about/index.html holds an inline script that the project does not know: <script>start();steal()",
    );
  });

  it.each([
    ["code after Gatsby's own", '<script>window.___chunkMapping="";steal();"";</script>'],
    ["code in place of its text", "<script>window.___chunkMapping=steal();</script>"],
    ["the inlined data of a page", '<script>/*<![CDATA[*/window.pagePath="/";window.pageData={};/*]]>*/</script>'],
    ["an import map", '<script type="importmap">{"imports":{}}</script>'],
    ["a spaced src", '<script src = "https://evil.example/"></script>'],
  ])("refuses %s", (_, html) => {
    expect(() => {
      check(html);
    }).toThrow("holds an inline script that the project does not know");
  });

  it("says where a script is and how it begins, and no more of it", () => {
    expect(() => {
      check(`<script>evil(${"x".repeat(1000)})</script>`);
    }).toThrow(/^public\/about\/index\.html .*<script>evil\(x{100,110} … Nothing is published\./);
  });

  it.each(['<a href="/" onclick="x()">', "<svg/onload=x>", "<p title='>' ONFOCUS = 'x'>"])("refuses %s", (html) => {
    expect(() => {
      check(html);
    }).toThrow(`holds an inline event handler that the project does not know: ${html}`);
  });
});
