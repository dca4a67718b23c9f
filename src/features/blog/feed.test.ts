import type * as Feed from "./feed";
import { feedUrl, isPostPath, parseFeed, postPath } from "./feed";

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
  ])("with the host %p is %p", (host, url) => expect(feedUrl(host)).toBe(url));
});

describe("parseFeed", () => {
  it("sorts the posts, newest first", () => {
    const answer = ["2024-12-31", "2025-11-12T08:00:00Z", "2025-02-01"].map((datePublished, index) =>
      post({ slug: `post-${index}`, datePublished }),
    );
    expect(parseFeed(answer, BASE).map(({ slug }) => slug)).toEqual(["post-1", "post-2", "post-0"]);
  });

  it("accepts an empty list", () => expect(parseFeed([], BASE)).toEqual([]));

  it.each([
    ["an object", { posts: [post()] }],
    ["null", null],
    ["a text", "posts"],
    ["a number", 7],
  ])("throws if the response is %s rather than a list", (_, answer) =>
    expect(() => parseFeed(answer, BASE)).toThrow("not a list"),
  );

  it.each([
    ["no title", { title: undefined }],
    ["a title of blanks", { title: "  " }],
    ["a title that is no text", { title: { en: "A" } }],
    ["no slug", { slug: undefined }],
    ["a slug that leaves the folder", { slug: "../admin" }],
    ["a slug of dots", { slug: ".." }],
    ["a slug that is an address", { slug: "//evil.example" }],
    ["no date", { datePublished: undefined }],
    ["a date that does not parse", { datePublished: "soon" }],
    ["a number that is no date", { datePublished: 1e20 }],
  ])("leaves out an item with %s and keeps the rest", (_, fields) =>
    expect(parseFeed([post(fields), post({ slug: "kept" })], BASE).map(({ slug }) => slug)).toEqual(["kept"]),
  );

  it("leaves out anything that isn't an object", () => {
    const answer = [null, "post", 3, [], post({ title: "Only" })];
    expect(parseFeed(answer, BASE).map(({ title }) => title)).toEqual(["Only"]);
  });

  it("keeps the newest of several posts with the same slug, wherever it is in the list", () => {
    const answer = ["2025-01-01", "2025-03-01", "2025-02-01"].map((datePublished) =>
      post({ title: datePublished, datePublished }),
    );
    expect(parseFeed(answer, BASE).map(({ title }) => title)).toEqual(["2025-03-01"]);
  });

  it.each([
    "हिन्दी-में-लेख",
    "مقالة-عربية",
    "می\u200cخواهم",
    "日本語の記事",
    "übergrößen",
    "e\u0301te\u0301",
    "Ελληνικά_2",
    "v1.2",
    "What's new, 100% & more?",
    "tips: part 2",
    "c++",
    "a%2fb",
  ])("accepts the slug %s", (slug) =>
    expect(parseFeed([post({ slug })], BASE).map((kept) => kept.slug)).toEqual([slug]),
  );

  it.each(["a/b", "a\\b", ".", "..", "a\nb", "a\u202eb", "a\u200bb", "\ud800"])("rejects the slug %j", (slug) =>
    expect(parseFeed([post({ slug })], BASE)).toEqual([]),
  );

  it("accepts a date that's a number", () => {
    const answer = [
      post({ slug: "older", datePublished: "2024-06-01" }),
      post({ slug: "newer", datePublished: Date.UTC(2025, 0, 2) }),
    ];
    expect(parseFeed(answer, BASE).map(({ slug, datePublished }) => [slug, datePublished])).toEqual([
      ["newer", "2025-01-02T00:00:00.000Z"],
      ["older", "2024-06-01T00:00:00.000Z"],
    ]);
  });

  it("works without author, image, excerpt and content", () => {
    const [only] = parseFeed([post({ author: 5, image: undefined, content: undefined })], BASE);
    expect(only).toMatchObject({ author: "", image: null, excerpt: "", content: [] });
  });

  it("accepts content as a list of paragraphs or as a single text", () => {
    expect(parseFeed([post({ content: ["One", "", 2, " Two "] })], BASE)[0]?.content).toEqual(["One", "Two"]);
    expect(parseFeed([post({ content: "All of it" })], BASE)[0]?.content).toEqual(["All of it"]);
  });

  it.each([
    ["/feed/a.webp", "https://blog.example/feed/a.webp"],
    ["https://cdn.example/a.webp", null],
    [`${location.origin}/feed/a.webp?v=2`, "/feed/a.webp?v=2"],
    // A browser would read this as an address on the host "evil".
    [`${location.origin}//evil/p.png`, "/evil/p.png"],
    [`${location.origin}/\\evil/p.png`, "/evil/p.png"],
    ["//evil/p.png", null],
    ["/\\evil/p.png", null],
    ["javascript:alert(1)", null],
    ["data:text/html,<script>alert(1)</script>", null],
    ["http://cdn.example/a.webp", null],
    ["https://", null],
    [{ url: "/a.webp" }, null],
  ])("turns the picture's address %p into %p", (image, expected) =>
    expect(parseFeed([post({ image })], BASE)[0]?.image).toBe(expected),
  );
});

describe("the address of a post", () => {
  it.each([
    ["a-title", "/blog/a-title/"],
    ["हिन्दी", "/blog/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/"],
    ["What's new? 100%", "/blog/What's%20new%3F%20100%25/"],
    ["مقالة", "/blog/%D9%85%D9%82%D8%A7%D9%84%D8%A9/"],
  ])("of %s is %s", (slug, path) => {
    expect(postPath(slug)).toBe(path);
    expect(isPostPath(slug, path)).toBe(true);
    expect(isPostPath(slug, path.slice(0, -1))).toBe(true);
  });

  it("is found however its letters are composed", () => expect(isPostPath("été", "/blog/e%CC%81te%CC%81/")).toBe(true));

  it.each(["/blog/", "/blog/%E0%A4/", "/blog/a/b/", "/services/a/", "/"])("is not %s", (path) =>
    expect(isPostPath("a", path)).toBe(false),
  );
});

describe("loadPosts", () => {
  const answer = (body: string, status = 200) => ({
    ok: status >= 200 && status < 300,
    status,
    json: () => Promise.resolve(body).then(JSON.parse),
  });
  /** A request that only ends when it's aborted. */
  const hang = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("The request took too long.")));
    });
  const fetchMock = jest.fn();
  let feed: typeof Feed;

  beforeEach(async () => {
    fetchMock.mockReset();
    Object.assign(globalThis, { fetch: fetchMock });
    // The module keeps the posts for the whole visit, and each test is a new visit.
    jest.resetModules();
    feed = await import("./feed");
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("requests the feed only once, however many views want the posts", async () => {
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

  it("fails when there's no connection, and requests it again the next time", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(feed.loadPosts()).rejects.toThrow("Failed to fetch");
    fetchMock.mockResolvedValue(answer(JSON.stringify([post()])));
    await expect(feed.loadPosts()).resolves.toHaveLength(1);
  });

  it("gives up after exactly 10 s without a response", async () => {
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
    await expect(posts).resolves.toThrow("too long");
  });
});
