import type { Page } from "@playwright/test";
import { hydrated } from "./page";
import { say } from "./words";

/** The host of the office's map. */
export const MAP_HOST = "www.openstreetmap.org";

/** Stands in for the map's host. */
export const stubMap = (page: Page) =>
  page.route(`https://${MAP_HOST}/**`, (route) => route.fulfill({ contentType: "text/html", body: "map" }));

/** Asks for the map of the contact page, as soon as its button is alive. */
export const showMap = async (page: Page): Promise<void> => {
  const button = page.getByRole("button", { name: say("map.show") });
  await button.scrollIntoViewIfNeeded();
  await hydrated(button);
  await button.click();
};
