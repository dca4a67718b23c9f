import { existsSync } from "node:fs";
import path from "node:path";
import { componentFile, fetchComponent } from "./page-component";

const mockImport = jest.fn(() => Promise.resolve());
jest.mock("$virtual/async-requires", () => ({
  components: { "component---src-pages-blog-index-tsx": () => mockImport() },
}));

it.each([
  ["/", "pages/index"],
  ["/contact/", "pages/contact"],
  ["/services/", "pages/services"],
  ["/services/video-shoot/", "templates/page"],
  ["/our-works/", "pages/our-works"],
  ["/blog/", "pages/blog/index"],
  ["/blog/a-post/", "templates/blog-post"],
])("finds the component of %s", (pagePath, file) => {
  expect(componentFile(pagePath)).toBe(file);
  expect(existsSync(path.resolve("src", `${file}.tsx`))).toBe(true);
});

beforeEach(() => mockImport.mockClear());

it("fetches it", () => {
  fetchComponent("/blog/");
  expect(mockImport).toHaveBeenCalledTimes(1);
});

it("leaves a page to the loader whose path doesn't tell", () => {
  fetchComponent("/privacy-policy/");
  expect(mockImport).not.toHaveBeenCalled();
});
