import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import Lens from "./Lens";

function Pictures() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref}>
      <button>
        <img src="/poster.webp" alt="Poster" />
      </button>
      <p>Title</p>
      <Lens over={ref} />
    </div>
  );
}

const moveOver = (target: HTMLElement, pointerType = "mouse") =>
  fireEvent(target, Object.assign(new MouseEvent("pointermove", { bubbles: true, clientX: 50 }), { pointerType }));

it("shows larger what the mouse is over, until it leaves, presses or scrolls", () => {
  render(<Pictures />);
  const lens = screen.getByTestId("lens");
  const poster = screen.getByRole("img", { name: "Poster" });
  Object.defineProperty(poster, "currentSrc", { value: "http://localhost/poster.webp" });
  expect(lens).not.toBeVisible();
  for (const end of [
    () => moveOver(screen.getByText("Title")),
    () => fireEvent.pointerDown(poster),
    () => fireEvent.scroll(window),
  ]) {
    moveOver(poster);
    expect(lens).toBeVisible();
    expect(lens.querySelector("img")).toHaveAttribute("src", "http://localhost/poster.webp");
    expect(lens).toHaveStyle({ transform: "translate(50px, 0px)" });
    end();
    expect(lens).not.toBeVisible();
  }
});

describe("over a picture of 300 by 400 px", () => {
  beforeEach(() => {
    render(<Pictures />);
    const poster = screen.getByRole("img", { name: "Poster" });
    jest.spyOn(poster, "getBoundingClientRect").mockReturnValue(new DOMRect(40, 0, 300, 400));
    moveOver(poster);
  });

  it("enlarges it to twice its size, in the proportions it has on the page", () => {
    // Attributes would only give it the proportions of its file.
    expect(screen.getByTestId("lens").querySelector("img")).toHaveStyle({ width: "600px", height: "800px" });
  });

  it("ends where its picture does", () => {
    expect(screen.getByTestId("lens").style.clipPath).toBe("inset(120px 0px 0px 110px)");
  });
});

it("leaves fingers alone", () => {
  render(<Pictures />);
  moveOver(screen.getByRole("img", { name: "Poster" }), "touch");
  expect(screen.getByTestId("lens")).not.toBeVisible();
});
