import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeObserver } from "../../../test/fake-browser";
import { BlogList, type BlogListProps } from "./BlogList";
import { loadPosts } from "./feed";

let mockOwnFeed = true;
jest.mock("./feed", () => ({
  ...jest.requireActual<object>("./feed"),
  loadPosts: jest.fn(),
  get isOwnFeed() {
    return mockOwnFeed;
  },
}));
const load = jest.mocked(loadPosts);
const observer = fakeObserver();

const post = (slug: string) => ({
  slug,
  title: `Title of ${slug}`,
  author: "",
  datePublished: "2025-01-01",
  image: `/${slug}.webp`,
  excerpt: "",
  content: [],
});
const own = ["new", "old"].map(post);
const slugs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

const show = (props: BlogListProps) => {
  render(<BlogList {...props} />);
  observer.scrollIn(document.body);
};

beforeEach(() => {
  mockOwnFeed = true;
});

describe("BlogList", () => {
  it("says of the first post what it's about", async () => {
    load.mockResolvedValue(own.map((each) => ({ ...each, excerpt: `About ${each.slug}.` })));
    show({ ownPosts: [] });
    expect(await screen.findByText("About new.")).toBeInTheDocument();
    expect(screen.queryByText("About old.")).not.toBeInTheDocument();
  });

  it("shows the site's own posts until the feed built from them has loaded", async () => {
    load.mockResolvedValue([post("newest"), ...own]);
    show({ ownPosts: own });
    expect(slugs()).toEqual(["/blog/new/", "/blog/old/"]);
    await screen.findByRole("link", { name: /Title of newest/ });
    expect(slugs()).toEqual(["/blog/newest/", "/blog/new/", "/blog/old/"]);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("keeps them if the feed fails, and says so above them", async () => {
    jest.spyOn(console, "warn").mockImplementation();
    load.mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce([post("newest")]);
    show({ ownPosts: own });
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch blog posts");
    expect(slugs()).toEqual(["/blog/new/", "/blog/old/"]);
    screen.getByRole("button", { name: "Try again" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("link", { name: /Title of newest/ });
    expect(slugs()).toEqual(["/blog/newest/"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    // The button that had the focus is gone, so the focus moves to where the posts are.
    expect(document.activeElement).toContainElement(screen.getByRole("link"));
    expect(document.body).not.toHaveFocus();
  });

  it("waits for another host's posts, and shows the site's own only without JavaScript", async () => {
    mockOwnFeed = false;
    load.mockResolvedValue([post("theirs")]);
    show({ ownPosts: own });
    expect(slugs()).toEqual([]);
    expect(screen.getByRole("status")).toBeVisible();
    await screen.findByRole("link", { name: /Title of theirs/ });
    expect(slugs()).toEqual(["/blog/theirs/"]);
  });

  it.each([
    { inFirstView: true, first: null, priority: "high" },
    { inFirstView: false, first: "lazy", priority: null },
  ])("loads the first picture before the others if it's in the first view: $inFirstView", async (expected) => {
    load.mockResolvedValue(["a", "b", "c"].map(post));
    show({ ownPosts: [], inFirstView: expected.inFirstView });
    await screen.findAllByRole("link");
    const pictures = [...document.querySelectorAll("img")];
    expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual([expected.priority, null, null]);
    expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([expected.first, "lazy", "lazy"]);
  });

  it("says so if the feed has no posts", async () => {
    load.mockResolvedValue([]);
    show({ ownPosts: [] });
    expect(await screen.findByText(/^No posts yet/)).toBeInTheDocument();
  });
});
