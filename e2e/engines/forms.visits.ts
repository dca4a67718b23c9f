import { readFileSync } from "node:fs";
import { z } from "zod";
import { OWN_NUMBER } from "../support/phone";
import { say } from "../support/words";
import { PATHS } from "../support/routes";
import { expect, visit } from "./test";
import type { Visitor } from "./visitor";

const FORM = "form[aria-labelledby=contact-form-heading]";
const FIELDS = `${FORM} :is(input, textarea)`;

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
    // Two workers and two engines write to one outbox.
    const text = `Contact ${process.pid} ${Date.now()}`;
    await visitor.goto(PATHS.contact);
    await fillContactForm(visitor, text);
    await visitor.fill(FIELDS, say("field.phone"), OWN_NUMBER.nationalNumber);
    await visitor.click(`${FORM} button`, say("form.contactSubmit"));
    await visitor.seesText(`${FORM} [role=alert]`, say("form.sent"));
    await visitor.seesText(`${FORM} button`, say("form.done"));
    const kept = readFileSync("test-results/outbox/messages.jsonl", "utf8").split("\n");
    const message = z.object({ template_params: z.unknown() });
    const sent = kept.filter((line) => line.includes(text)).map((line) => message.parse(JSON.parse(line)));
    expect(sent.map(({ template_params }) => template_params)).toEqual([
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
});
