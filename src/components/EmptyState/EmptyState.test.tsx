import { render, screen } from "@testing-library/react";
import { EmptyState } from "./EmptyState";

test("says why there's nothing, and where to go instead", () => {
  render(<EmptyState action={{ label: "Write to us", to: "/contact/" }}>Nothing here yet.</EmptyState>);
  expect(screen.getByText("Nothing here yet.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact/");
});
