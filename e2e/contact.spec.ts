import type { Page, Request } from "@playwright/test";
import { MAP_HOST, showMap, stubMap } from "./support/map";
import { messagesWith } from "./support/outbox";
import { blockStorage, hydrated } from "./support/page";
import { expect, test } from "./support/test";

const SERVICE = "**/api/v1.0/email/send";

/** A visitor's message; each test has a text of its own. */
const typed = (text: string) => ({ name: "Asha Rao", email: "asha@example.com", phone: "+971501234567", text });

const form = (page: Page) => page.getByRole("form", { name: "Contact us" });
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name, exact: true });
const submit = (page: Page) => form(page).getByRole("button");

async function fill(page: Page, { name, email, phone, text }: ReturnType<typeof typed>): Promise<void> {
  await field(page, "Full Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Phone").fill(phone);
  await field(page, "Message").fill(text);
}

/** What stands for the id of a message. */
const ID: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);

/** Answers in place of the e-mail service, and keeps what it was sent. */
async function stub(
  page: Page,
  answer: { status: number; body?: string; contentType?: string } | "abort" | "hang" = { status: 200 },
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(SERVICE, async (route) => {
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
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    await expect(submit(page)).toHaveText("Thank You!");
    await expect(field(page, "Message")).toHaveValue("");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.postDataJSON()).toEqual({
      lib_version: expect.any(String),
      user_id: expect.any(String),
      service_id: expect.any(String),
      template_id: expect.any(String),
      template_params: {
        from_name: "Asha Rao",
        from_email: "asha@example.com",
        phone: "+971501234567",
        message: "Hello",
        message_id: ID,
      },
    });
  });

  test("reaches the outbox of the preview server, by Enter and without a phone", async ({ page }) => {
    const text = `Outbox ${Date.now()}`;
    await page.goto("/contact/");
    await fill(page, { ...typed(text), phone: "" });
    await field(page, "Email").press("Enter");
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(messagesWith(text).map(({ template_params }) => template_params)).toEqual([
      { from_name: "Asha Rao", from_email: "asha@example.com", phone: "", message: text, message_id: ID },
    ]);
  });

  test("is one message, however often the button is pressed", async ({ page }) => {
    const requests = await stub(page, "hang");
    await page.goto("/contact/");
    await fill(page, typed("Twice"));
    await submit(page).dblclick();
    await expect(submit(page)).toBeDisabled();
    await field(page, "Full Name").press("Enter");
    await expect(form(page).getByRole("status")).toHaveText("Sending your message…");
    await expect.poll(() => requests.length).toBe(1);
  });

  test("is still there after a reload in the middle", async ({ page }) => {
    await stub(page, "hang");
    await page.goto("/contact/");
    await fill(page, typed("Half way"));
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await expect(field(page, "Full Name")).toHaveValue("Asha Rao");
    await expect(field(page, "Email")).toHaveValue("asha@example.com");
    await expect(field(page, "Message")).toHaveValue("Half way");
    await expect(field(page, "Phone")).toHaveValue(/^\+971 ?50 ?123 ?4567$/);
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
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(sentParams(requests[0])).toMatchObject({ message: "Early", phone: "+971501234567" });
  });

  test("keeps the focus of who tabs from country to number while the phone library comes", async ({ page }) => {
    await page.goto("/contact/");
    await hydrated(page);
    await form(page).getByRole("combobox").focus();
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Tab");
    await expect(field(page, "Phone")).toBeFocused();
    await page.keyboard.type("501234567");
    await page.keyboard.press("Tab");
    await expect(field(page, "Message")).toBeFocused();
    await expect(field(page, "Phone")).toHaveValue(/^\+971 ?50 ?123 ?4567$/);
  });
});

test.describe("the rules", () => {
  test("are told beside each field, with the focus on the first", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/contact/");
    await field(page, "Full Name").fill("Asha");
    await submit(page).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email address.");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "Email").fill("a");
    await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
    expect(requests).toHaveLength(0);
  });

  const emails = ["plain", "@example.com", "asha@", "asha@example", "asha@@example.com", "as ha@example.com"];
  for (const email of emails) {
    test(`refuse the e-mail ${email}`, async ({ page }) => {
      const requests = await stub(page);
      await page.goto("/contact/");
      await fill(page, { ...typed("Hello"), email });
      await submit(page).click();
      await expect(form(page).getByText("Please enter a valid email address.")).toBeVisible();
      expect(requests).toHaveLength(0);
    });
  }

  for (const phone of ["0123", "+0123456", "1", "+1", "+12345678901234567"]) {
    test(`refuse the phone ${phone}`, async ({ page }) => {
      const requests = await stub(page);
      await page.goto("/contact/");
      await fill(page, { ...typed("Hello"), phone });
      await submit(page).click();
      await expect(form(page).getByText("Please enter a valid phone number.")).toBeVisible();
      expect(requests).toHaveLength(0);
    });
  }
});

test.describe("the phone field", () => {
  const country = (page: Page) => form(page).getByRole("combobox", { name: "Phone number country" });

  for (const [written, sent] of [
    ["050 123 4567", "+971501234567"],
    ["00971-50-123-4567", "+971501234567"],
    ["+91 98765 43210", "+919876543210"],
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

  test("starts with the Emirates, has every country and its own flags", async ({ page }) => {
    await page.goto("/contact/");
    await expect(country(page)).toHaveValue("AE");
    await expect(country(page).getByRole("option")).toHaveCount(245);
    // As a hand does, which comes to the list before it chooses.
    await country(page).focus();
    await country(page).selectOption("India");
    await expect(form(page).locator('img[src="/flags/IN.svg"]')).toBeVisible();
    await field(page, "Full Name").click();
    await expect(field(page, "Phone")).toHaveValue("+91");
  });

  test("keeps a country that is chosen by the keyboard, over a reload too", async ({ page }) => {
    await page.goto("/contact/");
    await country(page).focus();
    await hydrated(form(page));
    await page.keyboard.type("India");
    await page.keyboard.press("Enter");
    await expect(country(page)).toHaveValue("IN");
    await page.reload();
    await hydrated(form(page));
    await expect(country(page)).toHaveValue("IN");
    await field(page, "Full Name").click();
    await expect(field(page, "Phone")).toHaveValue("+91");
  });

  test("takes the plain field's place without moving anything", async ({ page }) => {
    await page.goto("/contact/");
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("form label, form textarea, form button")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const before = await places();
    await field(page, "Full Name").click();
    await expect(field(page, "Phone")).toHaveValue("+971");
    expect(await places()).toEqual(before);
  });

  test("does not take the plain field's place under the hands of a visitor", async ({ page }) => {
    await page.goto("/contact/");
    await field(page, "Phone").focus();
    await page.keyboard.type("050 123", { delay: 60 });
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(" 4567");
    await expect(field(page, "Phone")).toHaveValue("050 123 4567");
    await field(page, "Message").focus();
    await expect(field(page, "Phone")).toHaveValue("+971 50 123 4567");
  });
});

test.describe("a message that cannot be sent", () => {
  test.use({ expectedErrors: /The message was not sent|Failed to load resource/ });

  for (const status of [400, 403, 412, 429, 500]) {
    test(`says so after status ${status}, keeps the text and gives it to the other ways`, async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      const requests = await stub(page, { status });
      await page.goto("/contact/");
      await fill(page, typed("Please call"));
      await submit(page).click();
      await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
      await expect(field(page, "Message")).toHaveValue("Please call");
      // The tools beside the page are woken by the failure, and their script may still be on its way.
      for (const link of await page.getByRole("link", { name: /^(Email|WhatsApp)\b/ }).all()) {
        await expect(link).toHaveAttribute("href", /Please%20call/);
      }
      expect(logged.join("\n")).toContain(`The e-mail service answered ${status}`);
      expect(logged.join("\n")).not.toMatch(/asha|please call|501234567/i);
      expect(page.url()).not.toContain("?");

      await page.unroute(SERVICE);
      await stub(page);
      await submit(page).click();
      await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
      expect(requests).toHaveLength(1);
    });
  }

  test("gives its text to every link of the page and of those that follow", async ({ page }) => {
    await stub(page, { status: 500 });
    await page.goto("/services/email-marketing/");
    const box = page.getByRole("form", { name: "Get in Touch" });
    await box.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await box.getByRole("textbox", { name: "Message" }).fill("Please call");
    await box.getByRole("button", { name: "Send" }).click();
    await expect(box.getByRole("alert")).toHaveText("There was an error sending your message.");
    const links = async () => {
      const hrefs = await page
        .locator('a[href^="mailto:"], a[href^="https://wa.me/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
      return hrefs.filter((href) => !href.startsWith("mailto:careers@"));
    };
    const carries = (hrefs: string[]) => hrefs.every((href) => /[?&](body|text)=[^&]*Please%20call/.test(href));
    // Header, hero, the form, footer, and the tools at the edge.
    await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(7);
    await expect.poll(async () => carries(await links())).toBe(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("list", { name: "Reach us directly" })).toBeVisible();
    await expect.poll(async () => carries(await links())).toBe(true);
    // The tools come alive, and React leaves the text where it is.
    const tools = page.getByRole("complementary", { name: "Contact tools" });
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
    await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
    await expect(form(page).getByText("may have arrived")).toHaveCount(0);
    await page.unroute(SERVICE);
    await stub(page, { status: 204, body: "" });
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
  });

  test("says so when the connection breaks", async ({ page }) => {
    await stub(page, "abort");
    await page.goto("/contact/");
    await fill(page, typed("Broken"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
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
    await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
    await expect(form(page).getByText("your message may have arrived")).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("Hanging");
    await submit(page).click();
    await page.clock.runFor(2000);
    await expect.poll(() => requests.length).toBe(2);
    expect(sentParams(requests[1])).toEqual(sentParams(requests[0]));
  });

  test("is told at once offline, and goes when there is a network again", async ({ page, context }) => {
    const requests = await stub(page);
    await page.goto("/contact/");
    await fill(page, typed("Later"));
    await hydrated(form(page));
    await context.setOffline(true);
    await expect(form(page).getByRole("status")).toContainText("You're offline");
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
    await context.setOffline(false);
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(requests).toHaveLength(1);
  });
});

test.describe("a message whose answer leads to another host", () => {
  test.use({
    expectedErrors: /The message was not sent|portal\.example|connect-src blocked/,
  });

  test("is stopped by the page's policy, and has failed", async ({ page }) => {
    // As a network does that sends everybody to its own page first.
    await page.route(SERVICE, (route) =>
      route.fulfill({ status: 307, headers: { Location: "https://portal.example/send" } }),
    );
    await page.goto("/contact/");
    await fill(page, typed("Led away"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("There was an error sending your message.");
  });
});

test.describe("blocked storage", () => {
  test("loses no message", async ({ page, context }) => {
    await blockStorage(context);
    const requests = await stub(page);
    await page.goto("/contact/");
    await fill(page, typed("No storage"));
    await submit(page).click();
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(sentParams(requests[0])).toMatchObject({ message: "No storage" });
  });

  test("keeps what is typed on the way through the site", async ({ page, context }) => {
    await blockStorage(context);
    await page.goto("/contact/");
    // A slow run may see the popup on the way.
    const popup = page.getByRole("dialog", { name: "Let's talk growth" });
    await page.addLocatorHandler(popup, () => popup.getByRole("button", { name: "Close" }).click());
    await fill(page, typed("Back soon"));
    const main = page.getByRole("navigation", { name: "Main" });
    // Before that a link loads a new document, in which nothing is left where storage is blocked.
    await hydrated(page);
    await main.getByRole("link", { name: "Clients" }).click();
    await expect(page).toHaveURL(/\/clients\/$/);
    await main.getByRole("link", { name: "Contact Us" }).click();
    await expect(field(page, "Message")).toHaveValue("Back soon");
  });
});

test.describe("the popup", () => {
  const popup = (page: Page) => page.getByRole("dialog", { name: "Let's talk growth" });

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
    await popup(page).getByRole("textbox", { name: "Full Name" }).fill("Asha Rao");
    await popup(page).getByRole("textbox", { name: "Business Name" }).fill("Rao Lamps");
    await popup(page).getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await popup(page).getByRole("textbox", { name: "Mobile Number" }).fill("050 123 4567");
    await popup(page).getByRole("textbox", { name: "Requirements" }).fill("More orders");
    await popup(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(popup(page)).toHaveCount(0);
    await expect(field(page, "Full Name")).toHaveValue("Asha Rao");
    await expect(field(page, "Message")).toHaveValue("Business: Rao Lamps\n\nMore orders");
    expect(requests).toHaveLength(0);
    await submit(page).click();
    await page.clock.runFor(2000);
    await expect(form(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(sentParams(requests[0])).toEqual({
      from_name: "Asha Rao",
      from_email: "asha@example.com",
      phone: "+971501234567",
      message: "Business: Rao Lamps\n\nMore orders",
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
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
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
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.runFor(1000);
    await expect(popup(page)).toBeVisible();
  });

  test("waits while the visitor is in a form", async ({ page }) => {
    await page.clock.install();
    await page.goto("/services/video-shoot/");
    await hydrated(page);
    const name = page.getByRole("form", { name: "Get in Touch" }).getByRole("textbox", { name: "Name" });
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
  const panel = (page: Page) => page.getByRole("dialog", { name: "Contact Us" });

  test("the panel sends and thanks", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/clients/");
    await hydrated(page);
    await page.getByRole("button", { name: "I'm Interested" }).click();
    await panel(page).getByRole("textbox", { name: "Name" }).fill("Asha");
    await panel(page).getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await panel(page).getByRole("textbox", { name: "Requirements" }).fill("A film");
    await panel(page).getByRole("button", { name: "Submit" }).click();
    await expect(panel(page).getByText("Thank you for reaching out to us!")).toBeFocused();
    await expect(panel(page).getByText("We will get back to you soon.")).toBeVisible();
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
    expect(sentParams(requests[0])).toEqual({
      from_name: "Asha",
      from_email: "asha@example.com",
      phone: "",
      message: "A film",
      message_id: ID,
    });
  });

  for (const name of ["the panel", "a service page"]) {
    test(`a message from ${name} is one, however often its button is pressed`, async ({ page }) => {
      const requests = await stub(page, "hang");
      await page.goto(name === "the panel" ? "/clients/" : "/services/video-shoot/");
      await hydrated(page);
      if (name === "the panel") await page.getByRole("button", { name: "I'm Interested" }).click();
      const box = name === "the panel" ? panel(page) : page.getByRole("form", { name: "Get in Touch" });
      await box.getByRole("textbox", { name: "Name" }).fill("Asha");
      await box.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
      await box.getByRole("textbox", { name: /Requirements|Message/ }).fill("A film");
      const send = box.getByRole("button", { name: /Submit|Send/ });
      await send.evaluate((button: HTMLElement) => {
        for (let press = 0; press < 6; press += 1) button.click();
      });
      await expect.poll(() => requests.length).toBe(1);
      await box.getByRole("textbox", { name: "Email" }).press("Enter");
      await expect(box.getByRole("status")).toHaveText(/Sending/);
      expect(requests).toHaveLength(1);
    });
  }

  test("a refused message shows by the panel's button, and its text outlives closing and reloading", async ({
    page,
  }) => {
    await stub(page, { status: 500 });
    await page.goto("/clients/");
    await hydrated(page);
    const opener = page.getByRole("button", { name: "I'm Interested" });
    await opener.click();
    await panel(page).getByRole("textbox", { name: "Name" }).fill("Asha");
    await panel(page).getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await panel(page).getByRole("textbox", { name: "Requirements" }).fill("A film");
    await panel(page).getByRole("button", { name: "Submit" }).click();
    await expect(panel(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await expect(panel(page).getByText(/error/i)).toHaveCount(0);
    await panel(page).getByRole("button", { name: "Close" }).click();
    await expect(opener).toBeFocused();
    await page.reload();
    await hydrated(page);
    await opener.click();
    await expect(panel(page).getByRole("textbox", { name: "Requirements" })).toHaveValue("A film");
  });
});

test.describe("a service page's form", () => {
  const service = (page: Page) => page.getByRole("form", { name: "Get in Touch" });

  test("sends with the service's name, and asks for a way to reply before that", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/services/email-marketing/");
    await service(page).getByRole("textbox", { name: "Message" }).fill("Open rates");
    await service(page).getByRole("button", { name: "Send" }).click();
    await expect(service(page).getByText("Add an email or a phone number so we can reply.")).toBeVisible();
    await expect(service(page).getByRole("textbox", { name: "Email" })).toBeFocused();
    expect(requests).toHaveLength(0);
    await service(page).getByRole("textbox", { name: "Phone" }).fill("050 123 4567");
    await service(page).getByRole("button", { name: "Send" }).click();
    await expect(service(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(sentParams(requests[0])).toMatchObject({ message: "Service: Email Marketing\n\nOpen rates" });
  });

  test("has a draft of its own, and sends what is no number as it was typed", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/services/email-marketing/");
    await service(page).getByRole("textbox", { name: "Phone" }).fill("98765 43210 ext. 12, after 6 pm");
    await hydrated(service(page));
    await page.goto("/services/video-shoot/");
    await service(page).getByRole("textbox", { name: "Phone" }).focus();
    await hydrated(service(page));
    await expect(service(page).getByRole("textbox", { name: "Phone" })).toHaveValue("");
    await page.goto("/services/email-marketing/");
    await expect(service(page).getByRole("textbox", { name: "Phone" })).toHaveValue("98765 43210 ext. 12, after 6 pm");
    await hydrated(service(page));
    await service(page).getByRole("button", { name: "Send" }).click();
    await expect(service(page).getByRole("alert")).toHaveText("Message sent successfully!");
    expect(sentParams(requests[0])).toMatchObject({ phone: "98765 43210 ext. 12, after 6 pm" });
  });

  test("leaves the e-mail to the browser's own check", async ({ page }) => {
    const requests = await stub(page);
    await page.goto("/services/email-marketing/");
    const email = service(page).getByRole("textbox", { name: "Email" });
    await email.fill("not an address");
    await service(page).getByRole("button", { name: "Send" }).click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
    expect(requests).toHaveLength(0);
  });

  test("loads its script only when somebody comes to it", async ({ page }) => {
    const names: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) names.push(response.url());
    });
    await page.goto("/services/email-marketing/");
    await page.waitForLoadState("networkidle");
    const before = new Set(names);
    await service(page).getByRole("textbox", { name: "Name" }).focus();
    // The form's own script is among those that come only now.
    await expect.poll(() => names.filter((name) => !before.has(name)).length).toBeGreaterThan(0);
  });
});

test.describe("the contact page", () => {
  test("begins the message for the industry of the footer's link, also when the page is open already", async ({
    page,
  }) => {
    await page.goto("/contact/?industry=Healthcare");
    await expect(field(page, "Message")).toHaveValue("Industry: Healthcare\n\n");
    await page.getByRole("contentinfo").getByRole("link", { name: "Beauty" }).click();
    await expect(field(page, "Message")).toHaveValue("Industry: Beauty\n\n");
    await field(page, "Full Name").fill("Asha Rao");
    await page.getByRole("contentinfo").getByRole("link", { name: "Healthcare" }).click();
    await expect(field(page, "Message")).toHaveValue("Industry: Healthcare\n\n");
    await expect(field(page, "Full Name")).toHaveValue("Asha Rao");
    await field(page, "Message").fill("My own words");
    await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
    await expect(page).toHaveURL(/Events/);
    await expect(field(page, "Message")).toHaveValue("My own words");
  });

  test("offers every way to reach the agency", async ({ page }) => {
    await page.goto("/contact/");
    const main = page.getByRole("main");
    for (const start of ["tel:", "sms:", "mailto:", "https://wa.me/", "https://www.google.com/maps/search/"]) {
      await expect(main.locator(`a[href^="${start}"]`).first()).toBeVisible();
    }
    await expect(main.getByRole("article")).toHaveCount(5);
  });

  test("is a mail without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/contact/");
    await expect(form(page)).toHaveAttribute("action", /^mailto:/);
    await expect(field(page, "Phone")).toHaveAttribute("type", "tel");
    await expect(form(page).getByRole("combobox")).toHaveCount(0);
    await expect(form(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("button", { name: "Show map" })).toBeHidden();
    await expect(page.locator("#map").getByRole("link", { name: "Directions" })).toBeVisible();
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
