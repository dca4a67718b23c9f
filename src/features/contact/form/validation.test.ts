import fc from "fast-check";
import { EMPTY_VALUES } from "../draft/drafts";
import { isPhone } from "../phone/phone-number";
import { contactForm, panelForm, popupForm, serviceForm } from "./forms";
import { isEmail, validate } from "./validation";

/** The email rule as worded, implemented literally and without a regular expression. */
function keepsEmailWording(text: string): boolean {
  if (Array.from(text).some((letter) => letter.trim() === "")) return false;
  const [before, after, ...more] = text.split("@");
  if (!before || after === undefined || more.length > 0) return false;
  return Array.from(after).some((letter, index) => letter === "." && index > 0 && index < after.length - 1);
}

/** The phone rule as worded: an optional plus, a first digit from 1 to 9, then 1 to 14 more digits. */
function keepsPhoneWording(text: string): boolean {
  const digits = Array.from(text.startsWith("+") ? text.slice(1) : text);
  const areDigits = digits.every((digit) => digit >= "0" && digit <= "9");
  return areDigits && digits.length >= 2 && digits.length <= 15 && digits[0] !== "0";
}

const RUNS = { numRuns: 2000 };
/** Text made of the characters that matter to the rule, so that near misses are common. */
const near = (letters: string) =>
  fc.array(fc.constantFrom(...Array.from(letters)), { maxLength: 18 }).map((chars) => chars.join(""));

describe("the email rule", () => {
  it("says what its wording says, of any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), near("ab.@ -"), near("a@.")), (text) =>
        expect(isEmail(text)).toBe(keepsEmailWording(text)),
      ),
      RUNS,
    );
  });

  it("accepts every ordinary address", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => expect(isEmail(address)).toBe(true)),
      RUNS,
    );
  });

  it("rejects an address with a space anywhere", () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom(" ", "\t", "\u00a0", "\n"), (address, place, gap) => {
        const at = place % (address.length + 1);
        expect(isEmail(address.slice(0, at) + gap + address.slice(at))).toBe(false);
      }),
      RUNS,
    );
  });
});

describe("the phone rule", () => {
  it("says what its wording says, of any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), near("0123456789"), near("+01 9-"), near("+19")), (text) =>
        expect(isPhone(text)).toBe(keepsPhoneWording(text)),
      ),
      RUNS,
    );
  });

  it("accepts 2 to 15 digits that don't start with 0", () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{1,14}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom("", "+"), (number, plus) => expect(isPhone(plus + number)).toBe(true)),
      RUNS,
    );
  });

  it("rejects a sixteenth digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{15,20}$/), fc.constantFrom("", "+"), (number, plus) =>
        expect(isPhone(plus + number)).toBe(false),
      ),
    );
  });
});

const filled = { ...EMPTY_VALUES, name: "Asha", email: "asha@example.com", phone: "+971501234567", message: "Hello" };

const BAD_EMAILS = [
  "plain",
  "@example.com",
  "asha@",
  "asha@example",
  "asha@.com",
  "asha@example.",
  "asha@@example.com",
  "asha@exa@mple.com",
  "as ha@example.com",
  "asha @example.com",
  "asha@ example.com",
  "asha@exam ple.com",
  "asha@example. com",
  "asha@example.com and more",
  "asha\t@example.com",
  "asha\u00a0@example.com",
  "asha.example.com",
  "asha@com.",
  "@",
  ".@.",
];
const BAD_PHONES = [
  "0",
  "1",
  "+",
  "+1",
  "+0",
  "0501234567",
  "+0501234567",
  "++971501234567",
  "+971+501234567",
  "971501234567+",
  "1234567890123456",
  "+1234567890123456",
  "12a34",
  "abc",
  "+971 50 123 4567",
  "971-50-123-4567",
  "(971)501234567",
  "+97150123456x",
  "1.5",
  "-12345",
];

describe.each([
  ["contact page", contactForm, "Please enter a message."],
  ["panel", panelForm, "Please tell us what you need."],
] as const)("the form of the %s", (_, form, messageMissing) => {
  it("can be sent with and without a phone number", () => {
    expect(validate(form, filled)).toEqual({});
    expect(validate(form, { ...filled, phone: "" })).toEqual({});
  });

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

describe("the popup's form", () => {
  it("accepts anything", () =>
    expect(validate(popupForm, { ...EMPTY_VALUES, email: "no", message: "short" })).toEqual({}));
});
