import { fireEvent, render, screen } from "@testing-library/react";
import { SectionErrorBoundary } from "../../components/SectionErrorBoundary/SectionErrorBoundary";
import { island } from "./Island";

describe("Island without HTML from the server", () => {
  it("renders its section at once", async () => {
    const Island = island(() => Promise.resolve({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }));
    render(<Island name="Netra" />);
    expect(await screen.findByText("Hello Netra")).toBeInTheDocument();
  });

  it("contains an error, and lets the visitor try again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    let broken = true;
    const Section = () => {
      if (broken) throw new Error("broken");
      return <p>Mended</p>;
    };
    const Island = island(() => Promise.resolve({ default: Section }));
    render(
      <>
        <p>Neighbour</p>
        <Island />
      </>,
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("couldn’t be shown");
    expect(screen.getByText("Neighbour")).toBeInTheDocument();
    broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Mended")).toBeInTheDocument();
    log.mockRestore();
  });
});

describe("SectionErrorBoundary", () => {
  it("shows its children", () => {
    render(<SectionErrorBoundary>Content</SectionErrorBoundary>);
    expect(screen.getByText("Content")).toBeInTheDocument();
  });
});
