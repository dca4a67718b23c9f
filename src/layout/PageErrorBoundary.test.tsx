import { render, screen } from "@testing-library/react";
import { PageErrorBoundary } from "./PageErrorBoundary";

it("contains an error in the page that was served, and offers to try again", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const Page = () => {
    throw new Error("old script, new data");
  };
  render(
    <>
      <p>Header</p>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </>,
  );
  expect(screen.getByText("Header")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("couldn’t be shown");
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  log.mockRestore();
});
