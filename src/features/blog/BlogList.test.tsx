import { render, screen } from "@testing-library/react";
import { BlogList } from "./BlogList";
import { loadPosts } from "./feed";

jest.mock("./feed", () => ({ loadPosts: jest.fn() }));
const load = jest.mocked(loadPosts);

const post = (slug: string) => ({
  slug,
  title: `Title of ${slug}`,
  author: "",
  datePublished: "2025-01-01",
  image: null,
  content: [],
});

describe("BlogList", () => {
  it("asks at once and shows all posts as they come from the feed", async () => {
    load.mockResolvedValue(Array.from({ length: 12 }, (_, index) => post(`post-${index}`)));
    render(<BlogList ownPosts={[]} />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    expect(await screen.findAllByRole("link")).toHaveLength(12);
  });

  it("says so where the feed has no post", async () => {
    load.mockResolvedValue([]);
    render(<BlogList ownPosts={[]} />);
    expect(await screen.findByText(/^No posts yet/)).toBeInTheDocument();
  });
});
