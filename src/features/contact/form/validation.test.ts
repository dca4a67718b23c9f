import { EMPTY_VALUES } from "../draft/drafts";
import { contactForm, panelForm, serviceForm, validate } from "./forms";

const filled = { ...EMPTY_VALUES, name: "Asha", email: "asha@example.com", phone: "+971501234567", message: "Hello" };

const BAD_EMAILS = [
  "plain",
  "@example.com",
  "asha@",
  "asha@example",
  "asha@example.",
  "asha@@example.com",
  "asha@exa@mple.com",
  "as ha@example.com",
  "asha@example. com",
  "asha@example.com and more",
  "asha\t@example.com",
  "asha\u00a0@example.com",
  "asha@com.",
  "@",
];
const BAD_PHONES = [
  "0",
  "1",
  "+",
  "+1",
  "0501234567",
  "++971501234567",
  "+971+501234567",
  "1234567890123456",
  "+1234567890123456",
  "12a34",
  "+971 50 123 4567",
  "971-50-123-4567",
  "+97150123456x",
  "1.5",
];

describe.each([
  ["contact page", contactForm, "Please enter a message."],
  ["panel", panelForm, "Please tell us what you need."],
] as const)("the form of the %s", (_, form, messageMissing) => {
  it.each(["", "12", "+12", "123456789012345", "+123456789012345"])("accepts the phone number %j", (phone) =>
    expect(validate(form, { ...filled, phone })).toEqual({}),
  );

  it.each(["a@b.c", "asha+1@mail.example.com", "आशा@उदाहरण.भारत"])("accepts the email %j", (email) =>
    expect(validate(form, { ...filled, email })).toEqual({}),
  );

  it.each(BAD_EMAILS)("rejects the email %j", (email) =>
    expect(validate(form, { ...filled, email })).toEqual({ email: "Please enter a valid email address." }),
  );

  it.each(BAD_PHONES)("rejects the phone number %j", (phone) =>
    expect(validate(form, { ...filled, phone })).toEqual({ phone: "Please enter a valid phone number." }),
  );

  it("requires name, email and message", () => {
    expect(validate(form, EMPTY_VALUES)).toEqual({
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
      message: messageMissing,
    });
  });
});

describe("the form of a service page", () => {
  it("only requires one way to reply", () => {
    expect(validate(serviceForm, EMPTY_VALUES)).toEqual({ email: "Add an email or a phone number so we can reply." });
    expect(validate(serviceForm, { ...EMPTY_VALUES, phone: "ask at the desk" })).toEqual({});
    expect(validate(serviceForm, { ...EMPTY_VALUES, email: "asha@example.com" })).toEqual({});
  });
});
