import { messagesWith } from "../support/outbox";
import { OWN_NUMBER } from "../support/phone";
import { say } from "../support/words";
import { PATHS } from "../support/routes";
import { REFUSED, WITH_POPUP } from "./site";
import { expect, visit } from "./test";
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
  await visitor.fill(FIELDS, say("field.fullName"), "Asha Rao");
  await visitor.fill(FIELDS, say("field.email"), "asha@example.com");
  await visitor.fill(FIELDS, say("field.message"), message);
};

visit.describe("Forms", () => {
  visit("the contact page sends, with the phone number in international form", async ({ visitor }) => {
    const text = uniqueText("Contact");
    await visitor.goto(PATHS.contact);
    await fillContactForm(visitor, text);
    await visitor.fill(FIELDS, say("field.phone"), OWN_NUMBER.nationalNumber);
    await visitor.click(`${FORM} button`, say("form.contactSubmit"));
    await visitor.seesText(`${FORM} [role=alert]`, say("form.sent"));
    await visitor.seesText(`${FORM} button`, say("form.done"));
    expect(messagesWith(text).map(({ template_params }) => template_params)).toEqual([
      {
        from_name: "Asha Rao",
        from_email: "asha@example.com",
        phone: OWN_NUMBER.number,
        message: text,
        message_id: expect.any(String),
      },
    ]);
  });

  visit("the contact page keeps what is typed over a reload", async ({ visitor }) => {
    await visitor.goto(PATHS.contact);
    await fillContactForm(visitor, "Half way");
    await visitor.reload();
    await visitor.sees(value, "Half way", `${FORM} textarea`);
    await visitor.alive();
    await visitor.sees(value, "Half way", `${FORM} textarea`);
  });

  visit("the panel sends and thanks", async ({ visitor }) => {
    const text = uniqueText("Panel");
    await visitor.resize("small");
    await visitor.goto(PATHS.clients);
    await visitor.click("button", say("tools.interested"));
    const fields = "dialog[open] :is(input, textarea)";
    await visitor.fill(fields, say("field.name"), "Asha");
    await visitor.fill(fields, say("field.email"), "asha@example.com");
    await visitor.fill(fields, say("field.requirements"), text);
    await visitor.click("dialog[open] button", say("form.panelSubmit"));
    await visitor.seesFocus("dialog[open] h3", say("form.thanks"));
    expect(messagesWith(text)).toHaveLength(1);
  });

  visit.describe("when the service refuses a message", () => {
    visit.use({ expectedErrors: /The message was not sent|status 500/ });

    visit("the contact page says so and keeps the text", async ({ visitor }) => {
      await visitor.goto(PATHS.contact);
      await fillContactForm(visitor, REFUSED);
      await visitor.click(`${FORM} button`, say("form.contactSubmit"));
      await visitor.seesText(`${FORM} [role=alert]`, say("form.failed"));
      await visitor.sees(value, REFUSED, `${FORM} textarea`);
    });
  });
});

visit(
  "The popup comes by itself, closes by Escape, and hands what is typed to the contact page",
  async ({ visitor }) => {
    const open = async (): Promise<void> => {
      await visitor.goto(`${PATHS.clients}?${WITH_POPUP}`);
      await visitor.seesCount("dialog[open]", say("popup.heading"));
    };
    await open();
    await visitor.fill("dialog[open] input", say("field.fullName"), "Asha Rao");
    await visitor.fill("dialog[open] textarea", say("field.requirements"), "More orders");
    await visitor.click("dialog[open] button", say("form.popupSubmit"));
    await visitor.isAt(PATHS.contact);
    await visitor.sees(value, "More orders", `${FORM} textarea`);
    await visitor.evaluate(() => {
      sessionStorage.clear();
    });
    await open();
    await visitor.press("Escape");
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.sees(() => document.documentElement.style.overflow, "");
  },
);
