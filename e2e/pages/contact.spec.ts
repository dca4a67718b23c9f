import type { Locator, Page, Request } from "@playwright/test";
import { content } from "../support/content";
import { MAP_HOST, showMap, stubMap } from "../support/map";
import { blockStorage, hydrated, quiet } from "../support/page";
import { exampleOf, OWN_NUMBER } from "../support/phone";
import { LABELS, OTHER_SERVICE, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { escaped, say } from "../support/words";

const ENDPOINT = "**/api/v1.0/email/send";

const { site } = content;
const [industry = "", another = ""] = site.footer.industries;

/** Another country than that. */
const OTHER = site.phoneCountry === "IN" ? { code: "DE", name: "Germany" } : { code: "IN", name: "India" };
/** A pattern for a number however it is spaced. */
const spaced = (number: string): RegExp => new RegExp(`^${escaped(number)}$`.replace(/(?<=\d)(?=\d)/g, " ?"));

/** A visitor's message; each test has a text of its own. */
const typed = (text: string) => ({ name: "Asha Rao", email: "asha@example.com", phone: OWN_NUMBER.number, text });

const form = (page: Page) => page.getByRole("form", { name: say("form.contact") });
const field = (page: Page, name: "fullName" | "email" | "phone" | "message") =>
  form(page).getByRole("textbox", { name: say(`field.${name}`), exact: true });
const submit = (page: Page) => form(page).getByRole("button");

async function fill(page: Page, { name, email, phone, text }: ReturnType<typeof typed>): Promise<void> {
  await field(page, "fullName").fill(name);
  await field(page, "email").fill(email);
  await field(page, "phone").fill(phone);
  await field(page, "message").fill(text);
}

/** The id of any message. */
const ID: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);

/** Answers in place of the email service, and keeps what it was sent. */
async function stub(
  page: Page,
  answer: { status: number; body?: string; contentType?: string } | "abort" | "hang" = { status: 200 },
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(ENDPOINT, async (route) => {
    requests.push(route.request());
    if (answer === "hang") return;
    if (answer === "abort") await route.abort("connectionreset");
    else await route.fulfill({ body: answer.status === 200 ? "OK" : "no", ...answer });
  });
  return requests;
}

const sentParams = (request: Request | undefined): unknown => {
  const body: unknown = request?.postDataJSON();
  return typeof body === "object" && body !== null && "template_params" in body ? body.template_params : undefined;
};

test.describe("a message from the contact page", () => {
  test("arrives as it was typed, and the form says so and empties itself", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/contact/");
    await fill(page, typed("Hello"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
    await expect(submit(page)).toHaveText(say("form.done"));
    await expect(field(page, "message")).toHaveValue("");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.postDataJSON()).toEqual({
      lib_version: expect.any(String),
      user_id: expect.any(String),
      service_id: expect.any(String),
      template_id: expect.any(String),
      template_params: {
        from_name: "Asha Rao",
        from_email: "asha@example.com",
        phone: OWN_NUMBER.number,
        message: "Hello",
        message_id: ID,
      },
    });
  });

  test("is one message, however often the button is pressed", async ({ page }) => {
    const requests = await stub(page, "hang");
    await page.goto("/contact/");
    await fill(page, typed("Twice"));
    await submit(page).dblclick();
    await expect(submit(page)).toBeDisabled();
    await field(page, "fullName").press("Enter");
    await expect(form(page).getByRole("status")).toHaveText(say("form.sending"));
    await expect.poll(() => requests.length).toBe(1);
  });

  test("is still there after a reload in the middle", async ({ page }) => {
    await stub(page, "hang");
    await page.goto("/contact/");
    await fill(page, typed("Half way"));
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await expect(field(page, "fullName")).toHaveValue("Asha Rao");
    await expect(field(page, "email")).toHaveValue("asha@example.com");
    await expect(field(page, "message")).toHaveValue("Half way");
    await expect(field(page, "phone")).toHaveValue(spaced(OWN_NUMBER.number));
  });

  test("can be typed and sent before anything but the HTML is there", async ({ page }) => {
    const requests = await stub(page);
    // The scripts come a second late.
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto("/contact/", { waitUntil: "commit" });
    await fill(page, typed("Early"));
    await hydrated(page);
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toMatchObject({ message: "Early", phone: OWN_NUMBER.number });
  });
});

test.describe("the rules", () => {
  test("are told beside each field, with the focus on the first", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/contact/");
    await field(page, "fullName").fill("Asha");
    await submit(page).click();
    await expect(field(page, "email")).toBeFocused();
    await expect(field(page, "email")).toHaveAccessibleDescription(say("field.emailInvalid"));
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "email").fill("a");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    expect(requests).toHaveLength(0);
  });
});

test.describe("the phone field", () => {
  const country = (page: Page) => form(page).getByRole("combobox", { name: say("field.country") });

  for (const [written, sent] of [
    [OWN_NUMBER.formatNational(), OWN_NUMBER.number],
    [OWN_NUMBER.formatInternational().replace("+", "00").replaceAll(" ", "-"), OWN_NUMBER.number],
    [exampleOf(OTHER.code).formatInternational(), exampleOf(OTHER.code).number],
  ] as const) {
    test(`takes ${written}`, async ({ page }) => {
      const requests = await stub(page);
      await page.goto("/contact/");
      await fill(page, { ...typed("Number"), phone: written });
      await submit(page).click();
      await expect(form(page).getByRole("alert")).toBeVisible();
      expect(sentParams(requests[0])).toMatchObject({ phone: sent });
    });
  }

  test("starts with the agency's country, has every country and its own flags", async ({ page }) => {
    await page.goto("/contact/");
    await expect(country(page)).toHaveValue(site.phoneCountry);
    await expect(country(page).getByRole("option")).toHaveCount(245);
    // As a hand does, which comes to the list before it chooses.
    await country(page).focus();
    await country(page).selectOption(OTHER.name);
    await expect(form(page).locator(`img[src="/flags/${OTHER.code}.svg"]`)).toBeVisible();
  });

  test("keeps a country that is chosen by the keyboard, over a reload too", async ({ page }) => {
    await page.goto("/contact/");
    await country(page).focus();
    await hydrated(form(page));
    await page.keyboard.type(OTHER.name);
    await page.keyboard.press("Enter");
    await expect(country(page)).toHaveValue(OTHER.code);
    await page.reload();
    await hydrated(form(page));
    await expect(country(page)).toHaveValue(OTHER.code);
  });

  test("keeps the country when another national number is typed over the first", async ({ page }) => {
    const requests = await stub(page);
    const number = exampleOf(OTHER.code);
    await page.goto("/contact/");
    await fill(page, { ...typed("Typed over"), phone: OWN_NUMBER.formatNational() });
    await expect(field(page, "phone")).toHaveValue(OWN_NUMBER.formatInternational());
    await country(page).selectOption(OTHER.name);
    await field(page, "phone").press("ControlOrMeta+a");
    await page.keyboard.type(number.nationalNumber);
    await page.keyboard.press("Tab");
    await expect(field(page, "phone")).toHaveValue(number.formatInternational());
    await expect(country(page)).toHaveValue(OTHER.code);
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toMatchObject({ phone: number.number });
  });

  test("leaves a number alone under the hands of a visitor", async ({ page }) => {
    await page.goto("/contact/");
    const written = OWN_NUMBER.formatNational();
    const half = written.length / 2;
    await field(page, "phone").focus();
    await page.keyboard.type(written.slice(0, half), { delay: 60 });
    await quiet(page);
    await page.keyboard.type(written.slice(half));
    await expect(field(page, "phone")).toHaveValue(written);
    await field(page, "message").focus();
    await expect(field(page, "phone")).toHaveValue(OWN_NUMBER.formatInternational());
  });
});

test.describe("a message that cannot be sent", () => {
  test.use({ expectedErrors: /The message was not sent|Failed to load resource/ });

  for (const status of [400, 429, 500]) {
    test(`says so after status ${status}, keeps the text and gives it to the other ways`, async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      const requests = await stub(page, { status });
      await page.goto("/contact/");
      await fill(page, typed("Please call"));
      await submit(page).click();
      await expect(form(page).getByRole("alert")).toHaveText(say("form.failed"));
      await expect(field(page, "message")).toHaveValue("Please call");
      // The tools beside the page are woken by the failure, and their script may still be on its way.
      for (const link of await page
        .getByRole("link", {
          name: new RegExp(`^(${escaped(say("form.email"))}|${escaped(say("common.whatsapp"))})\\b`),
        })
        .all()) {
        await expect(link).toHaveAttribute("href", /Please%20call/);
      }
      expect(logged.join("\n")).toContain(`The email service answered ${status}`);
      expect(logged.join("\n")).not.toMatch(/asha|please call|501234567/i);
      expect(page.url()).not.toContain("?");

      await page.unroute(ENDPOINT);
      await stub(page);
      await submit(page).click();
      await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
      expect(requests).toHaveLength(1);
    });
  }

  test("gives its text to every link of the page and of those that follow", async ({ page }) => {
    await stub(page, { status: 500 });
    await page.goto(SERVICE.path);
    const box = page.getByRole("form", { name: say("page.getInTouch") });
    await box.getByRole("textbox", { name: say("field.email") }).fill("asha@example.com");
    await box.getByRole("textbox", { name: say("field.message") }).fill("Please call");
    await box.getByRole("button", { name: say("form.serviceSubmit") }).click();
    await expect(box.getByRole("alert")).toHaveText(say("form.failed"));
    const links = async () => {
      const hrefs = await page
        .locator('a[href^="mailto:"], a[href^="https://wa.me/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
      return hrefs.filter((href) => !href.startsWith(`mailto:${site.careersEmail}`));
    };
    const carries = (hrefs: string[]) => hrefs.every((href) => /[?&](body|text)=[^&]*Please%20call/.test(href));
    // Header, hero, the form, footer, and the tools at the edge.
    await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(7);
    await expect.poll(async () => carries(await links())).toBe(true);
    await page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name: LABELS.contact })
      .click();
    await expect(page.getByRole("list", { name: say("contact.lines") })).toBeVisible();
    await expect.poll(async () => carries(await links())).toBe(true);
    // The tools come alive, and React leaves the text where it is.
    const tools = page.getByRole("complementary", { name: say("tools.label") });
    await tools.getByRole("button").hover();
    await hydrated(tools);
    await expect.poll(async () => carries(await links())).toBe(true);
  });

  test("is one that a log-in page of the network has answered", async ({ page }) => {
    const html = "<!doctype html><title>Log in to the network</title>";
    await stub(page, { status: 200, contentType: "text/html", body: html });
    await page.goto("/contact/");
    await fill(page, typed("In a hotel"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.failed"));
    await expect(form(page).getByText(say("form.unanswered"))).toHaveCount(0);
    await page.unroute(ENDPOINT);
    await stub(page, { status: 204, body: "" });
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
  });

  test("says so after 15 s without an answer", async ({ page }) => {
    const requests = await stub(page, "hang");
    await page.clock.install();
    await page.goto("/contact/");
    await fill(page, typed("Hanging"));
    await submit(page).click();
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(form(page).getByRole("alert")).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(form(page).getByRole("alert")).toHaveText(say("form.failed"));
    await expect(form(page).getByText(say("form.unanswered"))).toBeVisible();
    await expect(field(page, "message")).toHaveValue("Hanging");
    await submit(page).click();
    await page.clock.runFor(2000);
    await expect.poll(() => requests.length).toBe(2);
    expect(sentParams(requests[1])).toEqual(sentParams(requests[0]));
  });
});

test.describe("a message whose answer leads to another host", () => {
  test.use({
    expectedErrors: /The message was not sent|portal\.example|connect-src blocked/,
  });

  test("is stopped by the page's policy, and has failed", async ({ page }) => {
    // As a network does that sends everybody to its own page first.
    await page.route(ENDPOINT, (route) =>
      route.fulfill({ status: 307, headers: { Location: "https://portal.example/send" } }),
    );
    await page.goto("/contact/");
    await fill(page, typed("Led away"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.failed"));
  });
});

test.describe("blocked storage", () => {
  test("keeps what is typed on the way through the site", async ({ page, context }) => {
    await blockStorage(context);
    await page.goto("/contact/");
    // A slow run may see the popup on the way.
    const popup = page.getByRole("dialog", { name: say("popup.heading") });
    await page.addLocatorHandler(popup, () => popup.getByRole("button", { name: say("common.close") }).click());
    await fill(page, typed("Back soon"));
    // Typing takes longer than the form's script.
    await hydrated(form(page));
    const main = page.getByRole("navigation", { name: say("header.navigation") });
    await main.getByRole("link", { name: LABELS.clients }).click();
    await expect(page).toHaveURL(/\/clients\/$/);
    await main.getByRole("link", { name: LABELS.contact }).click();
    await expect(field(page, "message")).toHaveValue("Back soon");
  });
});

test.describe("the popup", () => {
  const popup = (page: Page) => page.getByRole("dialog", { name: say("popup.heading") });
  const MESSAGE = `${say("message.business", { business: "Rao Lamps" })}\n\nMore orders`;

  test("comes once after 7 s and hands what is typed to the contact page", async ({ page }) => {
    const requests = await stub(page);
    await page.clock.install();
    await page.goto("/clients/");
    await hydrated(page);
    // The clock goes on by itself as well.
    await page.clock.runFor(3000);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(4500);
    await expect(popup(page)).toBeVisible();
    await popup(page)
      .getByRole("textbox", { name: say("field.fullName") })
      .fill("Asha Rao");
    await popup(page)
      .getByRole("textbox", { name: say("field.business") })
      .fill("Rao Lamps");
    await popup(page)
      .getByRole("textbox", { name: say("field.email") })
      .fill("asha@example.com");
    await popup(page)
      .getByRole("textbox", { name: say("field.mobile") })
      .fill(OWN_NUMBER.formatNational());
    await popup(page)
      .getByRole("textbox", { name: say("field.requirements") })
      .fill("More orders");
    await popup(page)
      .getByRole("button", { name: say("form.popupSubmit") })
      .click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(popup(page)).toHaveCount(0);
    await expect(field(page, "fullName")).toHaveValue("Asha Rao");
    await expect(field(page, "message")).toHaveValue(MESSAGE);
    expect(requests).toHaveLength(0);
    await submit(page).click();
    await page.clock.runFor(2000);
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toEqual({
      from_name: "Asha Rao",
      from_email: "asha@example.com",
      phone: OWN_NUMBER.number,
      message: MESSAGE,
      message_id: ID,
    });
    await page.goto("/clients/");
    await hydrated(page);
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(0);
  });

  test("holds the focus, closes by Escape, gives the focus back and lets the page scroll again", async ({ page }) => {
    await page.clock.install();
    await page.goto("/clients/");
    await hydrated(page);
    const link = page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name: LABELS.page });
    await link.focus();
    await page.clock.runFor(7500);
    await expect(popup(page)).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  test("waits for the menu of small screens, and not for one that a wider window hides", async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/clients/");
    await hydrated(page);
    await page.getByRole("button", { name: say("header.openMenu") }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: say("header.closeMenu") })).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.runFor(1000);
    await expect(popup(page)).toBeVisible();
  });

  test("waits while the visitor is in a form", async ({ page }) => {
    await page.clock.install();
    await page.goto(SERVICE.path);
    await hydrated(page);
    const name = page
      .getByRole("form", { name: say("page.getInTouch") })
      .getByRole("textbox", { name: say("field.name") });
    await name.fill("Asha");
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
    await name.blur();
    await page.clock.runFor(1000);
    await expect(popup(page)).toBeVisible();
  });
});

test.describe("small screens", () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /The message was not sent|Failed to load/ });
  const panel = (page: Page) => page.getByRole("dialog", { name: say("panel.heading") });
  const sendFrom = async (box: Locator): Promise<void> => {
    await box.getByRole("textbox", { name: say("field.name") }).fill("Asha");
    await box.getByRole("textbox", { name: say("field.email") }).fill("asha@example.com");
    await box.getByRole("textbox", { name: say("field.requirements") }).fill("A film");
    await box.getByRole("button", { name: say("form.panelSubmit") }).click();
  };

  test("the panel sends and thanks", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/clients/");
    await hydrated(page);
    await page.getByRole("button", { name: say("tools.interested") }).click();
    await sendFrom(panel(page));
    await expect(panel(page).getByText(say("form.thanks"))).toBeFocused();
    await expect(panel(page).getByText(say("form.thanksText"))).toBeVisible();
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
    expect(sentParams(requests[0])).toEqual({
      from_name: "Asha",
      from_email: "asha@example.com",
      phone: "",
      message: "A film",
      message_id: ID,
    });
  });

  test("a refused message shows by the panel's button, and its text outlives closing and reloading", async ({
    page,
  }) => {
    await stub(page, { status: 500 });
    await page.goto("/clients/");
    await hydrated(page);
    const opener = page.getByRole("button", { name: say("tools.interested") });
    await opener.click();
    await sendFrom(panel(page));
    await expect(panel(page).getByRole("button", { name: say("common.tryAgain") })).toBeVisible();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await expect(panel(page).getByText(/error/i)).toHaveCount(0);
    await panel(page)
      .getByRole("button", { name: say("common.close") })
      .click();
    await expect(opener).toBeFocused();
    await page.reload();
    await hydrated(page);
    await opener.click();
    await expect(panel(page).getByRole("textbox", { name: say("field.requirements") })).toHaveValue("A film");
  });
});

test.describe("a service page's form", () => {
  const UNUSUAL = "98765 43210 ext. 12, after 6 pm";
  const service = (page: Page) => page.getByRole("form", { name: say("page.getInTouch") });

  test("sends with the service's name, and asks for a way to reply before that", async ({ page }) => {
    const requests = await stub(page);
    await page.goto(SERVICE.path);
    await service(page)
      .getByRole("textbox", { name: say("field.message") })
      .fill("Open rates");
    await service(page)
      .getByRole("button", { name: say("form.serviceSubmit") })
      .click();
    await expect(service(page).getByText(say("field.unreachable"))).toBeVisible();
    await expect(service(page).getByRole("textbox", { name: say("field.email") })).toBeFocused();
    expect(requests).toHaveLength(0);
    await service(page)
      .getByRole("textbox", { name: say("field.phone") })
      .fill(OWN_NUMBER.formatNational());
    await service(page)
      .getByRole("button", { name: say("form.serviceSubmit") })
      .click();
    await expect(service(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toMatchObject({
      message: `${say("message.service", { service: SERVICE.name })}\n\nOpen rates`,
    });
  });

  test("has a draft of its own, and sends what is no number as it was typed", async ({ page }) => {
    const requests = await stub(page);
    await page.goto(SERVICE.path);
    await service(page)
      .getByRole("textbox", { name: say("field.phone") })
      .fill(UNUSUAL);
    await hydrated(service(page));
    await page.goto(OTHER_SERVICE.path);
    await service(page)
      .getByRole("textbox", { name: say("field.phone") })
      .focus();
    await hydrated(service(page));
    await expect(service(page).getByRole("textbox", { name: say("field.phone") })).toHaveValue("");
    await page.goto(SERVICE.path);
    await expect(service(page).getByRole("textbox", { name: say("field.phone") })).toHaveValue(UNUSUAL);
    await hydrated(service(page));
    await service(page)
      .getByRole("button", { name: say("form.serviceSubmit") })
      .click();
    await expect(service(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toMatchObject({ phone: UNUSUAL });
  });

  test("leaves the email to the browser's own check", async ({ page }) => {
    const requests = await stub(page);
    await page.goto(SERVICE.path);
    const email = service(page).getByRole("textbox", { name: say("field.email") });
    await email.fill("not an address");
    await service(page)
      .getByRole("button", { name: say("form.serviceSubmit") })
      .click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
    expect(requests).toHaveLength(0);
  });

  test("loads its script only when somebody comes to it", async ({ page }) => {
    const names: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) names.push(response.url());
    });
    await page.goto(SERVICE.path);
    await page.waitForLoadState("networkidle");
    const before = new Set(names);
    await service(page)
      .getByRole("textbox", { name: say("field.name") })
      .focus();
    // The form's own script is among those that come only now.
    await expect.poll(() => names.filter((name) => !before.has(name)).length).toBeGreaterThan(0);
  });
});

test.describe("the contact page", () => {
  test("begins the message for the industry of the footer's link, also when the page is open already", async ({
    page,
  }) => {
    const begun = (name: string) => `${say("message.industry", { industry: name })}\n\n`;
    const footer = page.getByRole("contentinfo");
    await page.goto(`/contact/?industry=${encodeURIComponent(industry)}`);
    await expect(field(page, "message")).toHaveValue(begun(industry));
    await footer.getByRole("link", { name: another, exact: true }).click();
    await expect(field(page, "message")).toHaveValue(begun(another));
    await field(page, "fullName").fill("Asha Rao");
    await footer.getByRole("link", { name: industry, exact: true }).click();
    await expect(field(page, "message")).toHaveValue(begun(industry));
    await expect(field(page, "fullName")).toHaveValue("Asha Rao");
    await field(page, "message").fill("My own words");
    await footer.getByRole("link", { name: another, exact: true }).click();
    await expect(page).toHaveURL(`/contact/?industry=${encodeURIComponent(another)}`);
    await expect(field(page, "message")).toHaveValue("My own words");
  });

  test("offers every way to reach the agency", async ({ page }) => {
    await page.goto("/contact/");
    const main = page.getByRole("main");
    for (const start of ["tel:", "sms:", "mailto:", "https://wa.me/", "https://www.google.com/maps/search/"]) {
      await expect(main.locator(`a[href^="${start}"]`).first()).toBeVisible();
    }
    await expect(main.getByRole("article")).toHaveCount(content.offices.length);
  });

  test("is a mail without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/contact/");
    await expect(form(page)).toHaveAttribute("action", /^mailto:/);
    await expect(field(page, "phone")).toHaveAttribute("type", "tel");
    await expect(form(page).getByRole("combobox")).toHaveCount(0);
    await expect(form(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("button", { name: say("map.show") })).toBeHidden();
    await expect(page.locator("#map").getByRole("link", { name: say("map.directions") })).toBeVisible();
    await context.close();
  });
});

test.describe("the map", () => {
  test.use({ allowedHosts: [MAP_HOST] });

  test("loads only when it is asked for", async ({ page }) => {
    await stubMap(page);
    await page.goto("/contact/");
    await expect(page.locator("iframe")).toHaveCount(0);
    const asked = page.waitForRequest(/openstreetmap\.org\/export\/embed\.html\?bbox=/);
    await showMap(page);
    await asked;
  });
});
