import { fireEvent, render, waitFor } from "@testing-library/react";
import { loadLazyPictures } from "./loadLazyPictures";

/** Lazy pictures, of which jsdom loads none. Only those in `boxes` are rendered. */
const setup = ({ count = 5, hidden = [] as number[], saveData = false } = {}) => {
  Object.assign(navigator, { connection: { saveData } });
  render(
    <>
      {Array.from({ length: count }, (_, index) => (
        <img key={index} alt="" src={`/${index}.webp`} loading="lazy" data-hidden={hidden.includes(index)} />
      ))}
    </>,
  );
  jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function rects(this: Element) {
    return (this.getAttribute("data-hidden") === "true" ? [] : [{}]) as unknown as DOMRectList;
  });
  loadLazyPictures();
  const pictures = [...document.querySelectorAll("img")];
  return {
    pictures,
    loading: () => pictures.flatMap((picture, index) => (picture.getAttribute("loading") === "eager" ? [index] : [])),
  };
};

describe("loadLazyPictures", () => {
  it("starts three, at low priority, and another whenever one has loaded or failed", () => {
    const { pictures, loading } = setup();
    expect(loading()).toEqual([0, 1, 2]);
    expect(pictures[0]).toHaveAttribute("fetchpriority", "low");
    fireEvent.load(pictures[1] ?? document);
    expect(loading()).toEqual([0, 1, 2, 3]);
    fireEvent.error(pictures[0] ?? document);
    expect(loading()).toEqual([0, 1, 2, 3, 4]);
    fireEvent.load(pictures[4] ?? document);
    expect(loading()).toHaveLength(5);
  });

  it("leaves out pictures that aren't rendered", () => {
    const { loading } = setup({ hidden: [0, 2] });
    expect(loading()).toEqual([1, 3, 4]);
  });

  it("loads those that come later too", async () => {
    const { pictures } = setup({ count: 1 });
    const late = document.createElement("img");
    late.setAttribute("loading", "lazy");
    pictures[0]?.after(late);
    await waitFor(() => expect(late).toHaveAttribute("loading", "eager"));
  });

  it("loads nothing if the browser saves data", () => {
    const { loading } = setup({ saveData: true });
    expect(loading()).toEqual([]);
  });
});
