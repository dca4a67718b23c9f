import type * as FirstPage from "./first-page";
import { isDocumentOfAnotherPage, isOpenedInside, wouldShowNotFoundInstead } from "./first-page";

const serve = (pagePath: string, loaded?: string) => {
  window.pagePath = pagePath;
  window.___loader = {
    hovering: () => undefined,
    loadPageSync: () => (loaded === undefined ? undefined : { page: { path: loaded } }),
  };
};

it.each([
  ["a page with its own data", "/contact/", "/contact/", { replaced: false, another: false }],
  ["a page whose data is missing", "/contact/", "/404.html", { replaced: true, another: false }],
  ["the 404 page itself", "/404.html", "/404.html", { replaced: false, another: false }],
  ["the 404 page, for a post of the feed", "/404.html", "/blog/[...]/", { replaced: false, another: true }],
  ["a page whose data hasn't loaded at all", "/contact/", undefined, { replaced: false, another: false }],
  ["a page with the number in its name", "/blog/404-pages/", "/blog/404-pages/", { replaced: false, another: false }],
])("knows what to do with %s: document %s, data %s", (_, pagePath, loaded, expected) => {
  serve(pagePath, loaded);
  expect({ replaced: wouldShowNotFoundInstead(), another: isDocumentOfAnotherPage() }).toEqual(expected);
});

it("knows a page that was opened inside the site", () => {
  expect(isOpenedInside()).toBe(false);
  history.pushState(null, "", "/clients/");
  expect(isOpenedInside()).toBe(true);
  history.pushState(null, "", "/");
});

it("doesn't mistake the trailing slash that Gatsby adds for another page", () => {
  window.pagePath = "/clients/";
  history.pushState(null, "", "/clients/");
  expect(isOpenedInside()).toBe(false);
  history.pushState(null, "", "/");
});

it("uses the address that the document was loaded for, even if Back came before the scripts", async () => {
  window.pagePath = "/contact/";
  window.___earlyVisit = { release: () => undefined, loadedAt: "/contact/", hasInteracted: false };
  await jest.isolateModulesAsync(async () => {
    const early: typeof FirstPage = await import("./first-page");
    expect(early.isOpenedInside()).toBe(true);
  });
  delete window.___earlyVisit;
});
