/*
 * The inline script of every page: starts the page's scripts once the first view is painted, or when the visitor first
 * does something. It holds back clicks on buttons until they're hydrated or are known to have failed for now
 * (`keep-trying.ts`). If a script fails to load, it tries again on the next touch, bypassing the browser's cache.
 *
 * A browser older than `browserslist` in package.json gets what a visitor without JavaScript gets. Chrome 109, Firefox
 * 114 and Safari 16.4 are the first to support both features it checks for.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/font-synthesis-weight#browser_compatibility
 * https://developer.mozilla.org/en-US/docs/Web/CSS/calc-keyword#browser_compatibility
 *
 * The build compiles this file on its own (`plugins/utils/inline-scripts.ts`), so it can't import anything. Older
 * browsers have to parse all of it, so it can only use what ES2015 has.
 */

// The build fills these in: the scripts' addresses in the order they run, and the ids of the root and of the element with
// the page's path as JSON.
declare const SCRIPT_ADDRESSES: readonly string[];
declare const ROOT_ID: string;
declare const PAGE_PATH_ID: string;

(() => {
  /** How long, in ms, the first view gets to be painted once it's loaded. */
  const MOMENT = 300;

  /** How long, in ms, a picture that doesn't load can delay a page's scripts. */
  const PATIENCE = 4000;

  if (!CSS.supports("(font-synthesis-weight:none) and (width:calc(1px*pi*infinity))")) {
    for (const element of document.querySelectorAll("noscript")) element.outerHTML = element.textContent;
    return;
  }
  const touches = ["pointerdown", "keydown"];
  const moves = touches.concat("touchstart", "wheel", "scroll");

  const root = document.getElementById(ROOT_ID);
  const clicks: HTMLElement[] = [];
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button?.closest("[data-island]") || button.closest("[data-island=failed]")) return;
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute("aria-busy", "true");
      clicks.push(button);
    },
    true,
  );
  const replay = () => {
    for (const button of clicks.splice(0)) {
      button.removeAttribute("aria-busy");
      button.click();
    }
  };
  window.___replayClicks = replay;
  const mark = (state: string) => {
    root?.setAttribute("data-island", state);
  };
  mark("");

  const load = (src: string) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = false;
    script.onerror = () => {
      mark("failed");
      replay();
      const again = () => {
        for (const touch of touches) removeEventListener(touch, again, true);
        mark("");
        const append = () => {
          load(src);
        };
        fetch(src, { cache: "reload" }).then(append, append);
      };
      for (const touch of touches) addEventListener(touch, again, true);
    };
    document.head.append(script);
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const move of moves) removeEventListener(move, start, true);
    for (const use of document.querySelectorAll<SVGUseElement>("use[data-href]")) {
      use.setAttribute("href", String(use.dataset.href));
    }
    SCRIPT_ADDRESSES.forEach(load);
    const data = document.getElementById(PAGE_PATH_ID);
    const path = data ? String(JSON.parse(data.textContent)).replace(/^\/|\/$/g, "") : "";
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = "/page-data/" + (path || "index") + "/page-data.json";
    document.head.append(link);
  };
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
    else start();
  };
  const startSoon = () => {
    setTimeout(startWhenIdle, MOMENT);
  };
  const begin = () => {
    for (const move of moves) addEventListener(move, start, { capture: true, passive: true });
    if (document.readyState === "complete") startSoon();
    else addEventListener("load", startSoon);
    setTimeout(start, PATIENCE);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
})();
