import fc from "fast-check";
import type * as Feed from "./feed";
import { feedUrl, parseFeed } from "./feed";

const BASE = "https://blog.example/api/v1/blog/viewblog";
const post = (fields: Record<string, unknown> = {}) => ({
  _id: "1",
  title: "A title",
  author: "Asha Rao",
  slug: "a-title",
  datePublished: "2025-03-01T00:00:00.000Z",
  image: "/feed/a.webp",
  ...fields,
});

describe("feedUrl", () => {
  it.each([
    ["", "/api/v1/blog/viewblog"],
    ["https://blog.example", "https://blog.example/api/v1/blog/viewblog"],
    ["https://blog.example/", "https://blog.example/api/v1/blog/viewblog"],
  ])("with the host %p is %p", (host, url) => {
    expect(feedUrl(host)).toBe(url);
  });
});

describe("parseFeed", () => {
  it("sorts the posts, newest first", () => {
    const answer = ["2024-12-31", "2025-11-12T08:00:00Z", "2025-02-01"].map((datePublished, index) =>
      post({ slug: `post-${index}`, datePublished }),
    );
    expect(parseFeed(answer, BASE).map(({ slug }) => slug)).toEqual(["post-1", "post-2", "post-0"]);
  });

  it("takes an empty list, and one of a thousand", () => {
    expect(parseFeed([], BASE)).toEqual([]);
    const many = Array.from({ length: 1000 }, (_, index) =>
      post({
        slug: `post-${index}`,
        datePublished: new Date(Date.UTC(2020, 0, 1 + ((index * 617) % 1000))).toISOString(),
      }),
    );
    const dates = parseFeed(many, BASE).map(({ datePublished }) => Date.parse(datePublished));
    expect(dates).toHaveLength(1000);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it.each([
    ["an object", { posts: [post()] }],
    ["null", null],
    ["a text", "posts"],
    ["a number", 7],
  ])("throws where the answer is %s and no list", (_, answer) => {
    expect(() => parseFeed(answer, BASE)).toThrow("not a list");
  });

  it.each([
    ["no title", { title: undefined }],
    ["a title of blanks", { title: "  " }],
    ["a title that is no text", { title: { en: "A" } }],
    ["no slug", { slug: undefined }],
    ["a slug that leaves the folder", { slug: "../admin" }],
    ["a slug with a query", { slug: "a?b" }],
    ["a slug that is an address", { slug: "//evil.example" }],
    ["no date", { datePublished: undefined }],
    ["a date that does not parse", { datePublished: "soon" }],
  ])("leaves an item with %s out and keeps the rest", (_, fields) => {
    expect(parseFeed([post(fields), post({ slug: "kept" })], BASE).map(({ slug }) => slug)).toEqual(["kept"]);
  });

  it("leaves out what is no object, and the second of two with one slug", () => {
    const answer = [null, "post", 3, [], post({ title: "First" }), post({ title: "Second" })];
    expect(parseFeed(answer, BASE).map(({ title }) => title)).toEqual(["First"]);
  });

  it("does without author, image and content", () => {
    const [only] = parseFeed([post({ author: 5, image: undefined, content: undefined })], BASE);
    expect(only).toMatchObject({ author: "", image: null, content: [] });
  });

  it("takes content as a list of paragraphs or as one text", () => {
    expect(parseFeed([post({ content: ["One", "", 2, " Two "] })], BASE)[0]?.content).toEqual(["One", "Two"]);
    expect(parseFeed([post({ content: "All of it" })], BASE)[0]?.content).toEqual(["All of it"]);
  });

  it.each([
    ["/feed/a.webp", "https://blog.example/feed/a.webp"],
    ["https://cdn.example/a.webp", null],
    [`${location.origin}/feed/a.webp?v=2`, "/feed/a.webp?v=2"],
    ["javascript:alert(1)", null],
    ["data:text/html,<script>alert(1)</script>", null],
    ["http://cdn.example/a.webp", null],
    ["https://", null],
    [{ url: "/a.webp" }, null],
  ])("makes the picture's address %p to %p", (image, expected) => {
    expect(parseFeed([post({ image })], BASE)[0]?.image).toBe(expected);
  });

  it("keeps markup as the text it is", () => {
    const title = '<img src=x onerror="alert(1)">';
    expect(parseFeed([post({ title })], BASE)[0]?.title).toBe(title);
  });

  it("survives whatever a list may hold, and what it lets through is whole", () => {
    const field = fc.oneof(fc.string(), fc.webUrl(), fc.jsonValue(), fc.constant("2025-01-01"), fc.constant("a-slug"));
    const item = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { title: field, slug: field, datePublished: field, author: field, image: field, content: field },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.array(item), (answer) => {
        for (const { title, slug, datePublished, image, content } of parseFeed(answer, BASE)) {
          expect(title).not.toBe("");
          expect(slug).toMatch(/^[\w.-]+$/);
          expect(Number.isNaN(Date.parse(datePublished))).toBe(false);
          expect(image ?? "/").toMatch(/^(\/|https:\/\/)/);
          expect(Array.isArray(content)).toBe(true);
        }
      }),
    );
  });
});

describe("loadPosts", () => {
  const answer = (body: string, status = 200) => ({
    ok: status >= 200 && status < 300,
    status,
    text: () => Promise.resolve(body),
  });
  /** A request that ends only when it is called off. */
  const hang = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        reject(new DOMException("The request was called off.", "AbortError"));
      });
    });
  const fetchMock = jest.fn();
  let feed: typeof Feed;

  beforeEach(async () => {
    fetchMock.mockReset();
    Object.assign(globalThis, { fetch: fetchMock });
    // The module keeps the posts for the visit; each test is a visit of its own.
    jest.resetModules();
    feed = await import("./feed");
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("asks the feed's address once for all that want the posts", async () => {
    fetchMock.mockResolvedValue(answer(JSON.stringify([post()])));
    const [first, second] = await Promise.all([feed.loadPosts(), feed.loadPosts()]);
    expect(first).toHaveLength(1);
    expect(second).toBe(first);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledWith("/api/v1/blog/viewblog", expect.anything());
  });

  it.each([
    ["a page of HTML", answer("<!doctype html><p>Hello</p>")],
    ["nothing", answer("")],
    ["a list cut short", answer('[{"title":"A"')],
    ["an object", answer('{"posts":[]}')],
    ["status 404", answer("[]", 404)],
    ["status 500", answer("[]", 500)],
    ["status 304", answer("[]", 304)],
  ])("fails on %s", async (_, response) => {
    fetchMock.mockResolvedValue(response);
    await expect(feed.loadPosts()).rejects.toThrow();
  });

  it("fails when there is no connection, and asks again the next time", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(feed.loadPosts()).rejects.toThrow("Failed to fetch");
    fetchMock.mockResolvedValue(answer(JSON.stringify([post()])));
    await expect(feed.loadPosts()).resolves.toHaveLength(1);
  });

  it("gives up after exactly 10 s without an answer", async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(hang);
    let settled = false;
    const posts = feed.loadPosts().catch((error: unknown) => {
      settled = true;
      return error;
    });
    await jest.advanceTimersByTimeAsync(9999);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toBe(true);
    await expect(posts).resolves.toMatchObject({ name: "AbortError" });
  });

  it("gives up after 10 s on an answer whose body never ends", async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation((url: string, options: { signal: AbortSignal }) =>
      Promise.resolve({ ok: true, status: 200, text: () => hang(url, options) }),
    );
    const posts = feed.loadPosts().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(posts).resolves.toMatchObject({ name: "AbortError" });
  });

  it("does not call off what has been answered", async () => {
    jest.useFakeTimers();
    fetchMock.mockResolvedValue(answer("[]"));
    await feed.loadPosts();
    await jest.advanceTimersByTimeAsync(20_000);
    const [, options] = fetchMock.mock.calls[0] as [string, { signal: AbortSignal }];
    expect(options.signal.aborted).toBe(false);
  });
});
