import { compileInlineScript } from "../../plugins/utils/inline-scripts";

const SCRIPTS = ["/runtime.js", "/app.js"];
const PATIENCE = 4000;

/** jsdom doesn't have CSS.supports. This mock stands in for a browser that's new enough, or too old. */
const supports = jest.fn<boolean, [string]>();
Object.assign(window, { CSS: { supports } });

let code = "";
beforeAll(async () => {
  code = await compileInlineScript(SCRIPTS);
});

/** Runs the script as the build compiles it, the way a page does. */
const inline = (readyState: DocumentReadyState = "loading") => {
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  window.eval(code);
};
const started = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const button = () => document.querySelector("button") ?? document.body.appendChild(document.createElement("button"));
const root = () => document.getElementById("___gatsby") ?? document.body;

/** What the page's entry and its islands do once they're hydrated. */
const release = (element: Element) => {
  element.removeAttribute("data-island");
  window.___replayClicks?.();
};

beforeEach(() => {
  jest.useFakeTimers();
  supports.mockReturnValue(true);
  document.head.innerHTML = "";
  document.body.innerHTML = "<div id='___gatsby'><button>Send</button><a href='#send'>Link</a></div>";
});
afterEach(() => {
  // Flush what a test left pending.
  jest.runAllTimers();
  release(root());
  delete window.___replayClicks;
  jest.useRealTimers();
});

describe("the inline script", () => {
  it("waits until the first view has loaded, then starts the scripts in order", () => {
    inline();
    jest.advanceTimersByTime(1000);
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(1000);
    expect(started()).toEqual(SCRIPTS);
    expect([...document.querySelectorAll("script")].map((script) => script.async)).toEqual([false, false]);
  });

  it.each(["pointerdown", "touchstart", "keydown", "wheel", "scroll"])("starts at once, and once, on %s", (move) => {
    inline();
    button().dispatchEvent(new Event(move, { bubbles: true }));
    button().dispatchEvent(new Event(move, { bubbles: true }));
    window.dispatchEvent(new Event("load"));
    jest.runAllTimers();
    expect(started()).toEqual(SCRIPTS);
  });

  it("shows the parts marked as late when the scripts start, and not before", () => {
    document.body.innerHTML = '<svg><use data-href="/logos.svg#a" /></svg><svg><use href="/icons.svg#b" /></svg>';
    inline();
    const addresses = () => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(addresses()).toEqual([null, "/icons.svg#b"]);
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(1000);
    expect(addresses()).toEqual(["/logos.svg#a", "/icons.svg#b"]);
  });

  it("doesn't wait forever for a picture", () => {
    inline();
    jest.advanceTimersByTime(PATIENCE);
    expect(started()).toEqual(SCRIPTS);
  });

  it("fetches the page's data along with the scripts", () => {
    document.body.innerHTML = '<script id="gatsby-script-loader" type="application/json">"/team/"</script>';
    inline("complete");
    jest.runAllTimers();
    const fetched = [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    expect(fetched).toEqual(["/page-data/team/page-data.json"]);
  });
});

it("gives a browser that's too old no scripts, and shows what it would show without JavaScript", () => {
  supports.mockReturnValue(false);
  document.body.innerHTML = "<h3><noscript></noscript></h3><button>Send</button><noscript></noscript>";
  // A browser that runs scripts treats the content of `noscript` elements as text.
  const markup = ["<span>Question</span>", "<style>button { display: none }</style>"];
  document.querySelectorAll("noscript").forEach((element, index) => (element.textContent = markup[index] ?? ""));
  inline("complete");
  jest.runAllTimers();
  button().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(document.body.innerHTML).toBe(`<h3>${markup[0]}</h3><button>Send</button>${markup[1]}`);
  expect(document.head.innerHTML).toBe("");
  expect(window.___replayClicks).toBeUndefined();
});

describe("a script that fails to load", () => {
  const fetchScript = jest.fn(() => Promise.resolve());

  beforeEach(() => {
    fetchScript.mockClear();
    Object.assign(window, { fetch: fetchScript });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "fetch");
  });

  it.each(["pointerdown", "keydown"])(
    "is requested again on the next %s, once, bypassing the browser's cache",
    async (touch) => {
      inline("complete");
      jest.runAllTimers();
      document.querySelector("script")?.dispatchEvent(new Event("error"));
      window.dispatchEvent(new Event("scroll"));
      expect(fetchScript).not.toHaveBeenCalled();
      for (let touches = 0; touches < 3; touches += 1) button().dispatchEvent(new Event(touch, { bubbles: true }));
      expect(fetchScript.mock.calls).toEqual([[SCRIPTS[0], { cache: "reload" }]]);
      await jest.advanceTimersByTimeAsync(0);
      expect(started()).toEqual([...SCRIPTS, SCRIPTS[0]]);
    },
  );
});

it("starts nothing in a page that's prerendered until it's shown", () => {
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  inline("complete");
  window.dispatchEvent(new Event("scroll"));
  jest.runAllTimers();
  expect(started()).toEqual([]);
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  jest.runAllTimers();
  expect(started()).toEqual(SCRIPTS);
});

describe("early clicks", () => {
  it("are held back and repeated once the page is hydrated", () => {
    inline();
    const answer = jest.fn();
    const before = new MouseEvent("click", { bubbles: true, cancelable: true });
    button().dispatchEvent(before);
    expect(before.defaultPrevented).toBe(true);
    button().addEventListener("click", answer);
    button().click();
    expect(answer).not.toHaveBeenCalled();
    expect(button()).toHaveAttribute("aria-busy", "true");
    release(root());
    expect(button()).not.toHaveAttribute("aria-busy");
    expect(answer).toHaveBeenCalledTimes(2);
    button().click();
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it("on a section that isn't hydrated are held back until it is", () => {
    root().innerHTML = "<div data-island><button>Next</button></div>";
    inline();
    release(root());
    const answer = jest.fn();
    button().click();
    button().addEventListener("click", answer);
    release(root());
    expect(answer).not.toHaveBeenCalled();
    release(root().firstElementChild ?? root());
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("go to the browser when a script fails to load", () => {
    inline("complete");
    jest.runAllTimers();
    const answer = jest.fn();
    button().click();
    button().addEventListener("click", answer);
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(answer).toHaveBeenCalledTimes(1);
    button().click();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("on links are left to the browser", () => {
    inline();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("a")?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
