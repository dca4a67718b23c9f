/** @jest-environment node */
import path from "node:path";
import { createPages } from "../gatsby-node";
import { fakeNode } from "./fake-node";

const nodes = [
  fakeNode("Page", { id: "1", path: "/services/video-shoot/" }),
  fakeNode("Page", { id: "2", path: "/about/" }),
  fakeNode("BlogPost", { id: "3", path: "/journal/a-post/" }),
  fakeNode("LegalPage", { id: "4", path: "/privacy-policy/" }),
  fakeNode("PageIntro", { id: "5", page: "contact", path: "/write-to-us/" }),
  fakeNode("PageIntro", { id: "6", page: "blog", path: "/journal/" }),
];

const run = (present: typeof nodes) => {
  const actions = { createPage: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  createPages({
    actions,
    reporter,
    getNodesByType: (type) => present.filter(({ internal }) => internal.type === type),
  });
  return { pages: actions.createPage.mock.calls.map(([page]: unknown[]) => page), reporter };
};

test("each page is made at its address, from its template, with the id of its node, and one for posts of the feed", () => {
  const template = (name: string) => path.resolve("src/templates", name);
  expect(run(nodes).pages).toEqual([
    { path: "/services/video-shoot/", component: template("page.tsx"), context: { id: "1" } },
    { path: "/about/", component: template("page.tsx"), context: { id: "2" } },
    { path: "/write-to-us/", component: template("contact.tsx"), context: { id: "5" } },
    { path: "/journal/", component: template("blog.tsx"), context: { id: "6" } },
    { path: "/journal/a-post/", component: template("blog-post.tsx"), context: { id: "3" } },
    { path: "/privacy-policy/", component: template("legal-page.tsx"), context: { id: "4" } },
    { path: "/journal/[...]/", matchPath: "/journal/*", component: template("feed-post.tsx"), context: { id: "6" } },
  ]);
});

test("the build stops where there is nothing to make pages of", () => {
  expect(run(nodes.filter(({ internal }) => internal.type !== "LegalPage")).reporter.panicOnBuild).toHaveBeenCalledWith(
    "There is no LegalPage to make pages of; data/ has not been read.",
  );
});

test("a site may have no posts", () => {
  const withoutPosts = nodes.filter(({ internal }) => internal.type !== "BlogPost");
  const { pages, reporter } = run(withoutPosts);
  expect(pages).toHaveLength(6);
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
});
