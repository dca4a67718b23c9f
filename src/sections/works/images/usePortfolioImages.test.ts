import { act, renderHook, waitFor } from "@testing-library/react";
import { answerOf, fakePortfolioPages } from "../../../../test/fake-works";
import { manyImages } from "../../../../test/sample-works";
import type { Filter } from "../filter/filters";
import { usePortfolioImages } from "./usePortfolioImages";

// 200 images: 100 creatives, 50 of CGI, 50 AI.
const ALL = manyImages(200);
const FIRST = ALL.slice(0, 48);
const ofType = (type: Filter) => ALL.filter((image) => type === "all" || image.type === type);

let requests: ReturnType<typeof fakePortfolioPages>;

beforeEach(() => {
  requests = fakePortfolioPages(ALL);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = (filter: Filter, limit = 48) => {
  const { result, rerender } = renderHook(
    (props: { filter: Filter; limit: number }) =>
      usePortfolioImages(props.filter, FIRST, ofType(props.filter).length, props.limit),
    { initialProps: { filter, limit } },
  );
  return {
    turn: (next: Filter, nextLimit = 48) => {
      rerender({ filter: next, limit: nextLimit });
    },
    slugs: () => result.current.images.map(({ slug }) => slug),
    status: () => result.current.status,
    retry: () => {
      act(() => {
        result.current.retry();
      });
    },
  };
};
const slugsOf = (type: Filter, count: number) =>
  ofType(type)
    .slice(0, count)
    .map(({ slug }) => slug);
const paths = () => requests.map(({ path }) => path);

it("asks for nothing that the page has", () => {
  const { slugs, status, turn } = show("all");
  expect(slugs()).toEqual(slugsOf("all", 48));
  turn("videos");
  expect(slugs()).toEqual([]);
  expect(status()).toBe("loaded");
  expect(requests).toEqual([]);
});

it("loads page after page, and adds each to what there is", async () => {
  const { slugs, status, turn } = show("all");
  turn("all", 96);
  expect(status()).toBe("loading");
  expect(slugs()).toEqual(slugsOf("all", 48));
  await requests[0]?.answer();
  expect(status()).toBe("loaded");
  expect(slugs()).toEqual(slugsOf("all", 96));
  turn("all", 240);
  for (const request of [1, 2]) await requests[request]?.answer();
  expect(paths()).toEqual(["/all/2/", "/all/3/", "/all/4/", "/all/5/"]);
  expect(slugs()).toEqual(slugsOf("all", 192));
  await requests[3]?.answer();
  expect(slugs()).toEqual(slugsOf("all", 200));
  expect(status()).toBe("loaded");
});

it("shows a type's images of the page at once, and loads the type's own page for the others", async () => {
  const { slugs, status } = show("creative");
  expect(slugs()).toEqual(slugsOf("creative", 24));
  expect(status()).toBe("loading");
  expect(paths()).toEqual(["/creative/1/"]);
  await requests[0]?.answer();
  expect(slugs()).toEqual(slugsOf("creative", 48));
  expect(status()).toBe("loaded");
});

it("finds a type's images among those loaded for all, and asks only for the rest", async () => {
  const { slugs, turn } = show("all", 144);
  await requests[0]?.answer();
  await requests[1]?.answer();
  turn("creative", 48);
  expect(slugs()).toEqual(slugsOf("creative", 48));
  expect(requests).toHaveLength(2);
  turn("creative", 96);
  expect(slugs()).toEqual(slugsOf("creative", 72));
  expect(paths().slice(2)).toEqual(["/creative/2/"]);
  await requests[2]?.answer();
  expect(slugs()).toEqual(slugsOf("creative", 96));
});

it("gives each filter its own images if another is chosen while they load", async () => {
  const { slugs, status, turn } = show("creative");
  turn("cgi");
  await requests[0]?.answer();
  expect(slugs()).toEqual(slugsOf("cgi", 12));
  expect(status()).toBe("loading");
  await requests[1]?.answer();
  expect(slugs()).toEqual(slugsOf("cgi", 48));
  turn("creative");
  expect(slugs()).toEqual(slugsOf("creative", 48));
  expect(paths()).toEqual(["/creative/1/", "/cgi/1/"]);
});

it("shows nothing twice if the same page is asked for twice", async () => {
  const { slugs, turn } = show("creative");
  turn("all");
  turn("creative");
  expect(paths()).toEqual(["/creative/1/", "/creative/1/"]);
  await requests[1]?.answer();
  await requests[0]?.answer();
  expect(slugs()).toEqual(slugsOf("creative", 48));
});

it("keeps what there is after a failure, and tries again when asked to", async () => {
  const { slugs, status, retry } = show("all", 96);
  await requests[0]?.fail();
  expect(status()).toBe("failed");
  expect(slugs()).toEqual(slugsOf("all", 48));
  expect(requests).toHaveLength(1);
  retry();
  expect(status()).toBe("loading");
  await requests[1]?.answer();
  expect(status()).toBe("loaded");
  expect(slugs()).toEqual(slugsOf("all", 96));
});

it("tries again if the filter is chosen again", async () => {
  const { status, turn } = show("ai");
  await requests[0]?.fail();
  expect(status()).toBe("failed");
  turn("all");
  turn("ai");
  expect(status()).toBe("loading");
  expect(requests).toHaveLength(2);
});

it("doesn't blame a filter for the failure of another", async () => {
  const { status, turn } = show("ai");
  turn("cgi");
  await requests[0]?.fail();
  expect(status()).toBe("loading");
});

it.each([
  ["an answer with an error", undefined],
  ["an answer that's something else", { result: { data: {} } }],
])("fails on %s", async (_, answer) => {
  Object.assign(window, { fetch: () => Promise.resolve(answerOf(answer)) });
  const { status } = show("ai");
  await waitFor(() => {
    expect(status()).toBe("failed");
  });
});

it("ends if the site was rebuilt with fewer images, and shows none twice", async () => {
  const shifted = ["one", "two"].map((slug) => ({ ...FIRST[0], slug }));
  const answer = { result: { data: { images: { nodes: [FIRST[47], ...shifted] } } } };
  Object.assign(window, { fetch: () => Promise.resolve(answerOf(answer)) });
  const { slugs, status } = show("all", 96);
  await waitFor(() => {
    expect(status()).toBe("loaded");
  });
  expect(slugs()).toEqual([...slugsOf("all", 48), "one", "two"]);
});
