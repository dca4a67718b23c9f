import { fireEvent, render, screen } from "@testing-library/react";
import { Article } from "./Article";
import { PostCover } from "./PostCover";
import type { FeedPost } from "./feed";
import { PostCard } from "./PostGrid";

const post: FeedPost = {
  slug: "reels-people-finish",
  title: "Reels people finish",
  author: "Asha Rao",
  datePublished: "2025-11-12T00:00:00.000Z",
  image: "/feed/reels.webp",
  excerpt: "",
  content: [],
};
const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

describe("PostCard", () => {
  it("shows no author if the feed doesn't name one", () => {
    render(<PostCard post={{ ...post, author: "" }} />);
    expect(screen.getByRole("link")).not.toHaveTextContent("by");
  });

  it("shows hostile text as text", () => {
    render(<PostCard post={{ ...post, title: HOSTILE, author: HOSTILE, image: null }} />);
    expect(screen.getByRole("heading")).toHaveTextContent(HOSTILE);
    expect(document.querySelector("img, script")).toBeNull();
  });
});

describe("PostCover", () => {
  it("shows the mark if there's no picture, or if it fails to load", () => {
    const { rerender } = render(<PostCover src={null} />);
    expect(document.querySelector("svg")).not.toBeNull();
    rerender(<PostCover src="/gone.webp" />);
    const picture = document.querySelector("img");
    expect(picture).toHaveAttribute("src", "/gone.webp");
    if (picture) fireEvent.error(picture);
    expect(document.querySelector("img")).toBeNull();
    expect(document.querySelector("svg")).not.toBeNull();
  });

  it("shows the mark if the server's picture failed before the page was hydrated", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const natural = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(960);
    const { unmount } = render(<PostCover src="/whole.webp" />);
    expect(document.querySelector("img")).not.toBeNull();
    unmount();
    natural.mockReturnValue(0);
    render(<PostCover src="/gone.webp" />);
    expect(document.querySelector("img")).toBeNull();
    expect(document.querySelector("svg")).not.toBeNull();
  });
});

describe("Article", () => {
  it("shows its title as the page's heading, the author, the date, and its paragraphs as text", () => {
    render(<Article post={{ ...post, content: ["One", HOSTILE] }} picture={null} />);
    expect(screen.getByRole("heading", { level: 1, name: post.title })).toBeInTheDocument();
    expect(screen.getByText("12 November 2025")).toBeInTheDocument();
    expect(screen.getByText(HOSTILE)).toBeInTheDocument();
    expect(document.querySelector("script")).toBeNull();
    expect(screen.getByRole("link", { name: "All blogs" })).toHaveAttribute("href", "/blog/");
  });
});
