import { messagesWith } from "../support/outbox";
import { REFUSED, WITH_POPUP } from "./site";
import { expect, feature, visit } from "./test";
import type { Visitor } from "./visitor";

const FORM = "form[aria-labelledby=contact-form-heading]";
const FIELDS = `${FORM} :is(input, textarea)`;

/** Two workers and three engines write to one outbox, so each message has a text of its own. */
const uniqueText = (what: string): string => `${what} ${process.pid} ${Date.now()}`;

const value = (selector: string): string => {
  const field = document.querySelector(selector);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
};

const fillContactForm = async (visitor: Visitor, message: string): Promise<void> => {
  await visitor.fill(FIELDS, "Full Name", "Asha Rao");
  await visitor.fill(FIELDS, "Email", "asha@example.com");
  await visitor.fill(FIELDS, "Message", message);
};

feature("Forms", () => {
  visit("the contact page sends, with the phone number in international form", async ({ visitor }) => {
    const text = uniqueText("Contact");
    await visitor.goto("/contact/");
    await fillContactForm(visitor, text);
    await visitor.fill(FIELDS, "Phone", "501234567");
    await visitor.click(`${FORM} button`, "SUBMIT");
    await visitor.seesText(`${FORM} [role=alert]`, "Message sent successfully!");
    await visitor.seesText(`${FORM} button`, "Thank You!");
    expect(messagesWith(text).map(({ template_params }) => template_params)).toEqual([
      {
        from_name: "Asha Rao",
        from_email: "asha@example.com",
        phone: "+971501234567",
        message: text,
        message_id: expect.any(String),
      },
    ]);
  });

  visit("the contact page refuses what breaks a rule, with the focus on the field", async ({ visitor }) => {
    await visitor.goto("/contact/");
    await visitor.fill(FIELDS, "Full Name", "Asha Rao");
    await visitor.fill(FIELDS, "Email", "asha@example");
    await visitor.fill(FIELDS, "Message", "Hello");
    await visitor.click(`${FORM} button`, "SUBMIT");
    await visitor.seesFocus(`${FORM} input[aria-invalid=true]`, "Email");
    expect(await visitor.evaluate(() => document.querySelector("main form")?.textContent)).toContain(
      "Please enter a valid email address.",
    );
  });

  visit("the contact page keeps what is typed over a reload", async ({ visitor }) => {
    await visitor.goto("/contact/");
    await fillContactForm(visitor, "Half way");
    await visitor.reload();
    await visitor.sees(value, "Half way", `${FORM} textarea`);
    await visitor.alive();
    await visitor.sees(value, "Half way", `${FORM} textarea`);
  });

  visit("a service page sends, with the name of its service", async ({ visitor }) => {
    const text = uniqueText("Service");
    const form = "form[aria-label='Get in Touch']";
    await visitor.goto("/services/email-marketing/");
    await visitor.fill(`${form} textarea`, "Message", text);
    await visitor.click(`${form} button`, "Send");
    await expect
      .poll(() => visitor.texts(form).then(([words]) => words))
      .toContain("Add an email or a phone number so we can reply.");
    await visitor.fill(`${form} input`, "Email", "asha@example.com");
    await visitor.click(`${form} button`, "Send");
    await visitor.seesText(`${form} [role=alert]`, "Message sent successfully!");
    expect(messagesWith(text)[0]?.template_params.message).toBe(`Service: Email Marketing\n\n${text}`);
  });

  visit("the panel sends and thanks", async ({ visitor }) => {
    const text = uniqueText("Panel");
    await visitor.resize("small");
    await visitor.goto("/clients/");
    await visitor.click("button", "I'm Interested");
    const fields = "dialog[open] :is(input, textarea)";
    await visitor.fill(fields, "Name", "Asha");
    await visitor.fill(fields, "Email", "asha@example.com");
    await visitor.fill(fields, "Requirements", text);
    await visitor.click("dialog[open] button", "Submit");
    await visitor.seesFocus("dialog[open] h3", "Thank you for reaching out to us!");
    expect(messagesWith(text)).toHaveLength(1);
  });

  visit.describe("when the service refuses a message", () => {
    visit.use({ expectedErrors: /The message was not sent|status 500/ });

    visit("the contact page says so and keeps the text", async ({ visitor }) => {
      await visitor.goto("/contact/");
      await fillContactForm(visitor, REFUSED);
      await visitor.click(`${FORM} button`, "SUBMIT");
      await visitor.seesText(`${FORM} [role=alert]`, "There was an error sending your message.");
      await visitor.sees(value, REFUSED, `${FORM} textarea`);
    });
  });
});

feature("Popup", () => {
  visit("comes by itself, closes by Escape and lets the page scroll again", async ({ visitor }) => {
    await visitor.goto(`/clients/?${WITH_POPUP}`);
    await visitor.seesCount("dialog[open]", "Let's talk growth");
    await visitor.press("Escape");
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.sees(() => document.documentElement.style.overflow, "");
  });

  visit("hands what is typed to the contact page", async ({ visitor }) => {
    await visitor.goto(`/clients/?${WITH_POPUP}`);
    await visitor.seesCount("dialog[open]", "Let's talk growth");
    await visitor.fill("dialog[open] input", "Full Name", "Asha Rao");
    await visitor.fill("dialog[open] textarea", "Requirements", "More orders");
    await visitor.click("dialog[open] button", "Continue");
    await visitor.isAt("/contact/");
    await visitor.sees(value, "More orders", `${FORM} textarea`);
  });
});
