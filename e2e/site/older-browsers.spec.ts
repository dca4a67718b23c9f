import { deadControls, lostTexts } from "../support/page";
import { LABELS, PATHS } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

/** A browser older than those in `browserslist` (package.json), which gets what a visitor without JavaScript gets. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
});

const FIELDS = [
  ["fullName", "Asha Rao"],
  ["email", "asha@example.com"],
  ["phone", "+971501234567"],
  ["message", "Hello"],
] as const;

test("shows all texts and no control that does nothing, and sends forms by mail, without any script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  // Any other browser would start the scripts now.
  await page.keyboard.press("Shift");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // What a control would show may fade in: the styles come when the page has been read.
    await expect.poll(() => lostTexts(page)).toEqual([]);
    await expect.poll(() => deadControls(page)).toEqual([]);
  }
  await page
    .getByRole("navigation", { name: say("header.navigation") })
    .getByRole("link", { name: LABELS.contact })
    .click();
  await page.waitForURL(PATHS.contact);
  const form = page.getByRole("form", { name: say("form.contact") });
  for (const [name, text] of FIELDS)
    await form.getByRole("textbox", { name: say(`field.${name}`), exact: true }).fill(text);
  // A mail program would open. The event comes last to the window, and nothing has prevented it until then.
  const sent = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("submit", (event) => {
          if (!(event.target instanceof HTMLFormElement)) return;
          const { action, method } = event.target;
          resolve({
            action,
            method,
            prevented: event.defaultPrevented,
            fields: [...new FormData(event.target).values()],
          });
          event.preventDefault();
        });
      }),
  );
  await form.getByRole("button").click();
  const mailto: unknown = expect.stringMatching(/^mailto:/);
  const fields: unknown = expect.arrayContaining(FIELDS.map(([, text]) => text));
  expect(await sent).toEqual({ action: mailto, method: "post", prevented: false, fields });
  expect(scripts).toEqual([]);
});
