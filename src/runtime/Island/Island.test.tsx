import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useState } from "react";
import { fakeObserver } from "../../../test/fake-browser";
import type * as IslandModule from "./Island";

interface CounterProps {
  start: number;
}

function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <section>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {count}
      </button>
    </section>
  );
}

/** The server's HTML for a section in an island: React's markers around a completed boundary. */
const SERVER_HTML = '<div data-island=""><!--$--><section><button type="button">5</button></section><!--/$--></div>';

let root: Root | undefined;
const observer = fakeObserver();
const container = () => document.getElementById("___gatsby") ?? document.body;
const island = () => container().querySelector("[data-island]") ?? document.body;
const button = () => screen.getByRole("button");
const settle = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      }),
  );

// The module checks only once, on load, whether the page came from the server. In this file it did.
let makeIsland: typeof IslandModule.island;
let markFirstPageMounted: () => void;
beforeAll(async () => {
  document.body.innerHTML = `<div id="___gatsby">${SERVER_HTML}</div>`;
  ({ island: makeIsland, markFirstPageMounted } = await import("./Island"));
});

const mount = (
  load = jest.fn(() => Promise.resolve({ default: Counter })),
  options: IslandModule.IslandOptions<CounterProps> = {},
) => {
  document.body.innerHTML = `<div id="___gatsby">${SERVER_HTML}</div>`;
  const Island = makeIsland<CounterProps>(load, options);
  act(() => {
    root = hydrateRoot(container(), <Island start={5} />);
  });
  return { load, Island };
};

afterEach(() => {
  act(() => root?.unmount());
});

describe("Island in a page from the server", () => {
  it("leaves the HTML alone and loads nothing until it's near the window", async () => {
    const { load } = mount();
    await settle();
    expect(button()).toHaveTextContent("5");
    expect(load).not.toHaveBeenCalled();
  });

  it("hydrates the existing elements when it gets near the window", async () => {
    const { load } = mount();
    const fromServer = button();
    expect(observer.observed().at(-1)?.options.rootMargin).toMatch(/^\d+px 0px$/);
    observer.scrollIn(island());
    await settle();
    expect(load).toHaveBeenCalled();
    expect(button()).toBe(fromServer);
    fireEvent.click(fromServer);
    await waitFor(() => {
      expect(fromServer).toHaveTextContent("6");
    });
  });

  it("can wait until it's nearer than others", () => {
    mount(undefined, { rootMargin: "0px" });
    expect(observer.observed().at(-1)?.options.rootMargin).toBe("0px");
  });

  it.each(["pointerDown", "focusIn"] as const)("hydrates at once on %s", async (type) => {
    mount();
    fireEvent[type](button());
    await settle();
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent("6");
    });
  });

  describe("that waits for interaction", () => {
    it("loads nothing when it gets near the window", async () => {
      const { load } = mount(undefined, { hydrate: "interaction" });
      observer.scrollIn(island());
      await settle();
      expect(load).not.toHaveBeenCalled();
    });

    it.each(["pointerOver", "pointerDown", "focusIn", "input"] as const)("hydrates on %s", async (type) => {
      const { load } = mount(undefined, { hydrate: "interaction" });
      fireEvent[type](button());
      await settle();
      expect(load).toHaveBeenCalled();
      fireEvent.click(button());
      await waitFor(() => {
        expect(button()).toHaveTextContent("6");
      });
    });

    it.each([true, false])("hydrates at once if it has a reason to: %s", async (reason) => {
      const hydrateAtOnce = jest.fn(() => reason);
      const { load } = mount(undefined, { hydrate: "interaction", hydrateAtOnce });
      await settle();
      expect(hydrateAtOnce).toHaveBeenCalledWith({ start: 5 });
      expect(load.mock.calls.length > 0).toBe(reason);
    });
  });

  it("holds a click made before its script has loaded, and repeats it once", async () => {
    mount();
    fireEvent.pointerDown(button());
    fireEvent.click(button());
    expect(button()).toHaveTextContent("5");
    await waitFor(() => {
      expect(button()).toHaveTextContent("6");
    });
    await settle();
    expect(button()).toHaveTextContent("6");
  });

  it("holds a click whose propagation the page around it stops", async () => {
    mount();
    const stop = (event: Event) => {
      event.stopPropagation();
    };
    container().addEventListener("click", stop, true);
    fireEvent.click(button());
    container().removeEventListener("click", stop, true);
    await waitFor(() => {
      expect(button()).toHaveTextContent("6");
    });
  });

  it("leaves clicks outside it alone, and all clicks once it's gone", () => {
    mount();
    const gone = button();
    const beside = document.createElement("button");
    const onClick = jest.fn();
    beside.addEventListener("click", onClick);
    document.body.append(beside);
    fireEvent.click(beside);
    expect(onClick).toHaveBeenCalledTimes(1);
    act(() => root?.unmount());
    gone.addEventListener("click", onClick);
    document.body.append(gone);
    fireEvent.click(gone);
    expect(onClick).toHaveBeenCalledTimes(2);
    beside.remove();
    gone.remove();
  });

  it("asks for its script once however many events a touch is, and again only when that has failed", async () => {
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
    const touch = () => {
      fireEvent.pointerDown(button());
      fireEvent.focusIn(button());
      fireEvent.click(button());
    };
    touch();
    expect(load).toHaveBeenCalledTimes(1);
    attempts[0]?.(new Error("offline"));
    await settle();
    touch();
    expect(load).toHaveBeenCalledTimes(2);
    attempts[1]?.();
    await waitFor(() => {
      expect(button()).toHaveTextContent("6");
    });
  });

  it("keeps the HTML when its script fails to load, and tries again on the next interaction", async () => {
    const load = jest
      .fn<Promise<{ default: typeof Counter }>, []>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ default: Counter });
    mount(load);
    fireEvent.pointerDown(button());
    await settle();
    expect(button()).toHaveTextContent("5");
    fireEvent.pointerDown(button());
    await settle();
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent("6");
    });
  });
});

it("bypasses the browser's cache when it retries a script that failed to load", async () => {
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

describe("Island after the first page", () => {
  it("keeps the server's HTML of a nested island whose script doesn't load", async () => {
    const loadInner = jest.fn(() => Promise.reject(new Error("Loading chunk 7 failed.")));
    const Inner = makeIsland<CounterProps>(loadInner);
    const Outer = makeIsland<object>(() => Promise.resolve({ default: () => <Inner start={5} /> }));
    document.body.innerHTML = `<div id="___gatsby"><div data-island=""><!--$-->${SERVER_HTML}<!--/$--></div></div>`;
    act(() => {
      root = hydrateRoot(container(), <Outer />);
    });
    markFirstPageMounted();
    for (let touches = 0; touches < 2; touches += 1) {
      fireEvent.pointerDown(button());
      await settle();
    }
    expect(loadInner).toHaveBeenCalled();
    expect(button()).toHaveTextContent("5");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("renders at once", async () => {
    const { Island } = mount();
    markFirstPageMounted();
    // eslint-disable-next-line testing-library/no-unnecessary-act -- this `render` is the React root's own
    act(() => {
      root?.render(<main>{[<Island key="other" start={8} />]}</main>);
    });
    await settle();
    expect(button()).toHaveTextContent("8");
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent("9");
    });
  });
});
