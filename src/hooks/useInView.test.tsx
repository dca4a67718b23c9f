import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { fakeObserver } from "../../test/fake-browser";
import { useInView } from "./useInView";

function Probe(options: Parameters<typeof useInView>[1]) {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useInView(ref, options) ? "seen" : "unseen"}</p>;
}
const setup = (options?: Parameters<typeof useInView>[1]) => {
  const observer = fakeObserver();
  const view = render(<Probe {...options} />);
  return { ...observer, ...view, text: () => screen.getByText(/seen/).textContent };
};

describe("useInView", () => {
  it("follows the element in and out of the window", () => {
    const { text, scrollIn } = setup();
    expect(text()).toBe("unseen");
    scrollIn(document.body, 0.01);
    expect(text()).toBe("seen");
    scrollIn(document.body, 0);
    expect(text()).toBe("unseen");
  });

  it("is in view from the threshold up", () => {
    const { text, scrollIn } = setup({ threshold: 0.3 });
    scrollIn(document.body, 0.29);
    expect(text()).toBe("unseen");
    scrollIn(document.body, 0.3);
    expect(text()).toBe("seen");
    scrollIn(document.body, 0.1);
    expect(text()).toBe("unseen");
  });

  it("stops observing after the first time with `once`", () => {
    const { text, scrollIn, observed } = setup({ once: true });
    scrollIn(document.body, 0);
    expect(observed()).toHaveLength(1);
    scrollIn(document.body);
    expect(observed()).toEqual([]);
    expect(text()).toBe("seen");
  });

  it("passes on the margin, and stops observing on unmount", () => {
    const { observed, unmount } = setup({ rootMargin: "600px 0px" });
    expect(observed()[0]?.options.rootMargin).toBe("600px 0px");
    unmount();
    expect(observed()).toEqual([]);
  });
});
