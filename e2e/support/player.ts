import type { Page } from "@playwright/test";

/** The host of the reels' player. */
export const PLAYER_HOST = "www.youtube-nocookie.com";

/** A page that answers as the player does: it reports once it has been asked to. */
const PLAYER = `<!doctype html><title>Player</title><button>Mute</button><script>
addEventListener("message", (event) => {
  if (JSON.parse(event.data).event === "listening") event.source.postMessage('{"event":"onReady"}', event.origin);
});
</script>`;

/** Stands in for the player's host. The answer lists the addresses that were asked for. */
export const stubPlayer = async (page: Page): Promise<URL[]> => {
  const asked: URL[] = [];
  await page.route(`https://${PLAYER_HOST}/**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/html", body: PLAYER });
  });
  return asked;
};
