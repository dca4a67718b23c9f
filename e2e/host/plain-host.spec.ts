import { createPreviewServer, listen } from "../../scripts/preview-server/server";
import { content } from "../support/content";
import { OLD_PATHS, PATHS, ROUTES } from "../support/routes";
import { expect, test as base } from "../support/test";

/** The project's test on a host without rules, whatever host the others run against. */
const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs by its pattern
    async ({}, use) => {
      const server = createPreviewServer({ root: "public", outbox: "test-results/outbox", obeysRules: false });
      await use(await listen(server, 0));
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ plainHost }, use) => {
    await use(plainHost);
  },
});

const NOT_FOUND = /console: Failed to load resource: the server responded with a status of 404/;

test("a page lies at every address, with a policy of its own", async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(response.headers()["content-security-policy"], route).toBeUndefined();
    expect(await response.text(), route).toContain(
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ',
    );
  }
});

test.describe("the policy in the page", () => {
  test.use({ expectedErrors: /policy|violates|blocked/ });

  test("keeps scripts out that are not the page's own", async ({ page }) => {
    await page.goto(PATHS.services);
    const outcome = await page.evaluate(async () => {
      const refused = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          resolve(event.effectiveDirective);
        });
      });
      const script = document.createElement("script");
      script.textContent = "document.title = 'run'";
      document.head.append(script);
      return { directive: await refused, title: document.title };
    });
    expect(outcome.directive).toBe("script-src-elem");
    expect(outcome.title).not.toBe("run");
  });
});

test("an old address leads on by the page that lies there, without JavaScript", async ({ browser, baseURL }) => {
  const [[from, to] = ["", ""]] = OLD_PATHS;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(from);
  await page.waitForURL(`**${to}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test.describe("an address without a file", () => {
  test.use({ expectedErrors: NOT_FOUND });

  test("is an old one of another case: the 404 page leads on, with what follows it", async ({ page }) => {
    const [{ from, to } = { from: "", to: "" }] = content.redirects;
    await page.goto(`${from.toUpperCase().slice(0, -1)}?from=card#form`);
    await page.waitForURL(`**${to}?from=card#form`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
