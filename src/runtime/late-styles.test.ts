import type * as Module from "./late-styles";

const open = async ({ sheet = null, state }: { sheet?: object | null; state: DocumentReadyState }) => {
  document.body.innerHTML = '<link data-late-styles="" rel="stylesheet" href="/static/styles-1.css">';
  const link = document.querySelector("link");
  if (!link) throw new Error("The page has no stylesheet.");
  Object.defineProperty(link, "sheet", { value: sheet });
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);
  await jest.isolateModulesAsync(async () => {
    const { retryLateStyles }: typeof Module = await import("./late-styles");
    retryLateStyles();
  });
  return link;
};

afterEach(() => jest.restoreAllMocks());

describe("retryLateStyles", () => {
  it("leaves a stylesheet alone that has loaded", async () => {
    const link = await open({ sheet: { cssRules: [{}] }, state: "complete" });
    expect(link).toHaveAttribute("href", "/static/styles-1.css");
  });

  const unreadable = {
    get cssRules(): never {
      throw new DOMException("Cannot access rules", "SecurityError");
    },
  };

  it.each([
    ["has no sheet", null],
    ["has an empty sheet", { cssRules: [] }],
    ["has a sheet that can't be read", unreadable],
  ])("asks again for one that has failed and %s", async (_, sheet) => {
    const link = await open({ sheet, state: "complete" });
    expect(link).toHaveAttribute("href", expect.stringMatching(/\/static\/styles-1\.css\?again$/));
  });

  it("asks again, once, for one that fails later", async () => {
    const link = await open({ state: "interactive" });
    expect(link).toHaveAttribute("href", "/static/styles-1.css");
    link.dispatchEvent(new Event("error"));
    link.dispatchEvent(new Event("error"));
    expect(link).toHaveAttribute("href", expect.stringMatching(/\/static\/styles-1\.css\?again$/));
  });
});

it("puts the stylesheet back when React has removed it", async () => {
  const link = await open({ sheet: { cssRules: [{}] }, state: "complete" });
  await jest.isolateModulesAsync(async () => {
    const { keepLateStyles }: typeof Module = await import("./late-styles");
    keepLateStyles();
    expect(document.head).not.toContainElement(link);
    link.remove();
    keepLateStyles();
  });
  expect(document.head).toContainElement(link);
});
