import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useId, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { fakeObserver } from "../../test/fake-browser";
import { island, type IslandOptions } from "./island";

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </section>
  );
}

/** The server's HTML for a section in an island: React's markers around a completed boundary. */
const SERVER_HTML = '<div data-island=""><!--$--><section><button type="button">5</button></section><!--/$--></div>';

let root: Root | undefined;
const observer = fakeObserver();
const container = document.createElement("div");
const button = () => screen.getByRole("button");
const islandElement = () => button().closest("section")?.parentElement ?? container;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Hydrates server HTML, as the entry does. */
const hydrate = (element: React.ReactNode, html: string) => {
  document.body.append(container);
  container.innerHTML = html;
  act(() => {
    root = hydrateRoot(container, element);
  });
};

const loadCounter = () => jest.fn(() => Promise.resolve({ default: Counter }));
const mount = (load = loadCounter(), options: IslandOptions<{ start: number }> = {}) => {
  const Island = island(load, options);
  hydrate(<Island start={5} />, SERVER_HTML);
  return load;
};

const expectToCount = async () => {
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent("6"));
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

describe("An island in a page from the server", () => {
  it("leaves the HTML alone and loads nothing until it's near the viewport", async () => {
    const load = mount();
    await settle();
    expect(button()).toHaveTextContent("5");
    expect(load).not.toHaveBeenCalled();
  });

  it("hydrates the existing elements when it gets near the viewport", async () => {
    const load = mount();
    const fromServer = button();
    expect(observer.observed().at(-1)?.options.rootMargin).toMatch(/^\d+px 0px$/);
    observer.scrollIn(islandElement());
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(button()).toBe(fromServer);
    await expectToCount();
  });

  it.each(["pointerOver", "pointerDown", "focusIn", "input", "click"] as const)("hydrates on %s", async (type) => {
    mount(undefined, { hydrate: "interaction" });
    fireEvent[type](button());
    await settle();
    await expectToCount();
  });

  it("loads nothing near the viewport if it waits for interaction", async () => {
    const load = mount(undefined, { hydrate: "interaction" });
    observer.scrollIn(islandElement());
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([true, false])("hydrates at once if it has a reason to: %s", async (reason) => {
    const hydrateAtOnce = jest.fn(() => reason);
    const load = mount(undefined, { hydrate: "interaction", hydrateAtOnce });
    await settle();
    expect(hydrateAtOnce).toHaveBeenCalledWith({ start: 5 });
    expect(load).toHaveBeenCalledTimes(reason ? 1 : 0);
  });

  it("never hydrates if it has no behaviour", async () => {
    const load = loadCounter();
    const Island = island(load, { hydrate: "never" });
    hydrate(<Island start={5} />, SERVER_HTML.replace(' data-island=""', ""));
    fireEvent.pointerDown(button());
    observer.scrollIn(islandElement());
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent("5");
  });

  it("hydrates near the viewport, for the islands inside it, even if it has no behaviour", async () => {
    const Inner = island(loadCounter());
    const Outer = island<object>(() => Promise.resolve({ default: () => <Inner start={5} /> }), { hydrate: "never" });
    hydrate(<Outer />, `<div><!--$-->${SERVER_HTML}<!--/$--></div>`);
    observer.scrollIn(container);
    await settle();
    observer.scrollIn(islandElement());
    await settle();
    await expectToCount();
  });

  it("lets go of its clicks once it's hydrated", async () => {
    const replay = jest.fn(() => {
      expect(islandElement()).not.toHaveAttribute("data-island");
    });
    window.___replayClicks = replay;
    mount();
    expect(islandElement()).toHaveAttribute("data-island");
    fireEvent.pointerDown(button());
    await settle();
    expect(replay).toHaveBeenCalledTimes(1);
    delete window.___replayClicks;
  });

  it("keeps the HTML of an island inside it that isn't wanted yet", async () => {
    const loadInner = loadCounter();
    const Inner = island(loadInner, { hydrate: "interaction" });
    const Outer = island<object>(() => Promise.resolve({ default: () => <Inner start={5} /> }));
    hydrate(<Outer />, `<div data-island=""><!--$-->${SERVER_HTML}<!--/$--></div>`);
    observer.scrollIn(container);
    await settle();
    expect(loadInner).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent("5");
    fireEvent.pointerDown(button());
    await settle();
    await expectToCount();
  });
});

describe("An island whose script fails to load", () => {
  it("keeps its HTML, lets clicks through, and tries again on the next interaction, however many events it is", async () => {
    const attempts: ((error?: Error) => void)[] = [];
    const load = jest.fn(
      () =>
        new Promise<{ default: typeof Counter }>((resolve, reject) => {
          attempts.push((error) => {
            if (error) reject(error);
            else resolve({ default: Counter });
          });
        }),
    );
    mount(load);
    const touch = async () => {
      fireEvent.pointerDown(button());
      fireEvent.focusIn(button());
      fireEvent.click(button());
      await settle();
    };
    await touch();
    expect(load).toHaveBeenCalledTimes(1);
    attempts[0]?.(new Error("offline"));
    await settle();
    expect(button()).toHaveTextContent("5");
    expect(islandElement()).toHaveAttribute("data-island", "failed");
    await touch();
    expect(load).toHaveBeenCalledTimes(2);
    expect(islandElement()).toHaveAttribute("data-island", "");
    attempts[1]?.();
    await settle();
    await expectToCount();
  });

  it("bypasses the browser's cache when it tries again", async () => {
    const order: unknown[] = [];
    window.fetch = jest.fn((...asked: unknown[]) => {
      order.push(asked);
      return Promise.reject(new Error("offline"));
    });
    const load = jest.fn(() => {
      order.push("load");
      return order.length === 1
        ? Promise.reject(Object.assign(new Error("Loading chunk 7 failed."), { request: "/7-abc.js" }))
        : Promise.resolve({ default: Counter });
    });
    mount(load);
    for (let touches = 0; touches < 2; touches += 1) {
      fireEvent.pointerDown(button());
      await settle();
    }
    expect(order).toEqual(["load", ["/7-abc.js", { cache: "reload" }], "load"]);
    Reflect.deleteProperty(window, "fetch");
  });
});

describe("An island without HTML from the server", () => {
  it.each(["visible", "interaction", "never"] as const)("renders its section at once: %s", async (when) => {
    const Island = island(() => Promise.resolve({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }), {
      hydrate: when,
    });
    render(<Island name="Netra" />);
    expect(await screen.findByText("Hello Netra")).toBeInTheDocument();
  });

  it("contains an error, and lets the visitor try again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    let broken = true;
    const Section = () => {
      const id = useId();
      if (broken) throw new Error("broken");
      return <p id={id}>Mended</p>;
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
    expect(await screen.findByText("Mended")).toBeInTheDocument();
    log.mockRestore();
  });
});
