/*
 * The inline script of every page. It starts the page's scripts once the first view is painted: a moment after
 * everything in it has loaded, or when the visitor first does something, whichever comes first. It also tells Gatsby
 * the page's path, preloads the data that those scripts request first, and loads the parts of sprites that are marked
 * as late. Until the page is hydrated or is known to have failed for now, it holds back clicks on buttons. If a script
 * fails to load, it tries again on the next tap, click or key press, bypassing any failure that the browser has cached.
 *
 * A browser older than `browserslist` in package.json gets what a visitor without JavaScript gets: no scripts, and the
 * content of the `noscript` elements. Chrome 109, Firefox 114 and Safari 16.4 are the first to support both features it
 * checks for.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/font-synthesis-weight#browser_compatibility
 * https://developer.mozilla.org/en-US/docs/Web/CSS/calc-keyword#browser_compatibility
 *
 * The build compiles this file on its own (`gatsby/output/defer-scripts.ts`), so it can't import anything. Older
 * browsers have to parse all of it: its syntax is compiled to ES2015, and it can only use functions from that time too.
 */

/** The scripts' addresses, in the order they run. The build fills them in. */
declare const SCRIPT_ADDRESSES: readonly string[];

/** The id of the element with the page's path as JSON (gatsby/output/defer-scripts.ts). The build fills it in. */
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
  const inputs = touches.concat("touchstart", "wheel");
  const moves = inputs.concat("scroll");
  const clicks: HTMLElement[] = [];
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
    clicks.push(button);
  };
  const release = () => {
    removeEventListener("click", hold, true);
    removeEventListener("unhandledrejection", release);
    delete window.___earlyVisit;
    for (const button of clicks.splice(0)) {
      button.removeAttribute("aria-busy");
      button.click();
    }
  };
  addEventListener("click", hold, true);
  addEventListener("unhandledrejection", release);
  const visit = { release, loadedAt: location.pathname, hasInteracted: false };
  window.___earlyVisit = visit;
  const interact = () => {
    visit.hasInteracted = true;
  };
  for (const input of inputs) addEventListener(input, interact, { capture: true, once: true, passive: true });

  const load = (src: string) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = false;
    script.onerror = () => {
      release();
      const again = () => {
        for (const touch of touches) removeEventListener(touch, again, true);
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
    const pagePath = data ? String(JSON.parse(data.textContent)) : "/";
    window.pagePath = pagePath;
    const path = pagePath.replace(/^\/|\/$/g, "") || "index";
    for (const name of [path + "/page-data", "app-data"]) {
      const link = document.createElement("link");
      link.rel = "preload";
      link.as = "fetch";
      link.crossOrigin = "anonymous";
      link.href = "/page-data/" + name + ".json";
      document.head.append(link);
    }
  };
  for (const move of moves) addEventListener(move, start, { capture: true, passive: true });
  const startWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
    else start();
  };
  const startSoon = () => {
    setTimeout(startWhenIdle, MOMENT);
  };
  if (document.readyState === "complete") startSoon();
  else addEventListener("load", startSoon);
  setTimeout(start, PATIENCE);
})();
