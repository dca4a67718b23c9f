import type { Page, Request } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { OWN_NUMBER } from "../support/phone";
import { LABELS, PATHS, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

const ENDPOINT = "**/api/v1.0/email/send";

const { site } = content;
const [industry = "", another = ""] = site.footer.industries;

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
async function stub(page: Page, status = 200): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(ENDPOINT, async (route) => {
    requests.push(route.request());
    await route.fulfill({ status, body: status === 200 ? "OK" : "no" });
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
    await page.goto(PATHS.contact);
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

  test("can be typed and sent before anything but the HTML is there", async ({ page }) => {
    const requests = await stub(page);
    // The scripts come a second late.
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(PATHS.contact, { waitUntil: "commit" });
    await fill(page, typed("Early"));
    await hydrated(page);
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(say("form.sent"));
    expect(sentParams(requests[0])).toMatchObject({ message: "Early", phone: OWN_NUMBER.number });
  });
});

test.describe("a message that cannot be sent", () => {
  test.use({ expectedErrors: /The message was not sent|Failed to load resource/ });

  test("gives its text to every link of the page and of those that follow", async ({ page }) => {
    await stub(page, 500);
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
    await hydrated(tools.getByRole("button"));
    await expect.poll(async () => carries(await links())).toBe(true);
  });
});

test("the browser keeps the draft of a message, and no cookie", async ({ page, context }) => {
  await withoutPopup(page);
  await page.goto(PATHS.contact);
  await field(page, "message").fill("A draft");
  await scrollThrough(page);
  const keys = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  await expect.poll(async () => (await keys()).some((key) => key.startsWith("contact-draft:"))).toBe(true);
  expect((await keys()).filter((key) => !/^(contact-draft:|lead-popup-seen$)/.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe("the popup", () => {
  const popup = (page: Page) => page.getByRole("dialog", { name: say("popup.heading") });
  const MESSAGE = `${say("message.business", { business: "Rao Lamps" })}\n\nMore orders`;

  test("comes once after 7 s and hands what is typed to the contact page", async ({ page }) => {
    const requests = await stub(page);
    await page.clock.install();
    await page.goto(PATHS.clients);
    await hydrated(page);
    await page.clock.runFor(7500);
    await expect(popup(page)).toBeVisible();
    for (const [name, text] of [
      ["fullName", "Asha Rao"],
      ["business", "Rao Lamps"],
      ["email", "asha@example.com"],
      ["mobile", OWN_NUMBER.formatNational()],
      ["requirements", "More orders"],
    ] as const) {
      await popup(page)
        .getByRole("textbox", { name: say(`field.${name}`) })
        .fill(text);
    }
    await popup(page)
      .getByRole("button", { name: say("form.popupSubmit") })
      .click();
    await expect(page).toHaveURL(PATHS.contact);
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
    await page.goto(PATHS.clients);
    await hydrated(page);
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(0);
  });
});

test.describe("a service page's form", () => {
  const service = (page: Page) => page.getByRole("form", { name: say("page.getInTouch") });

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
});

test.describe("the contact page", () => {
  test("begins the message for the industry of the footer's link, also when the page is open already", async ({
    page,
  }) => {
    const begun = (name: string) => `${say("message.industry", { industry: name })}\n\n`;
    const footer = page.getByRole("contentinfo");
    await page.goto(`${PATHS.contact}?industry=${encodeURIComponent(industry)}`);
    await expect(field(page, "message")).toHaveValue(begun(industry));
    await footer.getByRole("link", { name: another, exact: true }).click();
    await expect(field(page, "message")).toHaveValue(begun(another));
    await field(page, "fullName").fill("Asha Rao");
    await footer.getByRole("link", { name: industry, exact: true }).click();
    await expect(field(page, "message")).toHaveValue(begun(industry));
    await expect(field(page, "fullName")).toHaveValue("Asha Rao");
    await field(page, "message").fill("My own words");
    await footer.getByRole("link", { name: another, exact: true }).click();
    await expect(page).toHaveURL(`${PATHS.contact}?industry=${encodeURIComponent(another)}`);
    await expect(field(page, "message")).toHaveValue("My own words");
  });

  test("offers every way to reach the agency", async ({ page }) => {
    await page.goto(PATHS.contact);
    const main = page.getByRole("main");
    for (const start of ["tel:", "sms:", "mailto:", "https://wa.me/", "https://www.google.com/maps/search/"]) {
      await expect(main.locator(`a[href^="${start}"]`).first()).toBeVisible();
    }
    await expect(main.getByRole("article")).toHaveCount(content.offices.length);
  });
});
