import { loadPhoneLibrary, normalisePhone, withCountryName } from "./phone-number";

describe("normalisePhone", () => {
  it("does what it can before the library has loaded", () => {
    expect(normalisePhone("00971 50-123 4567", "AE")).toBe("+971501234567");
    expect(normalisePhone("50 123 4567", "AE")).toBe("501234567");
    expect(normalisePhone("050 123 4567", "AE")).toBe("050 123 4567");
  });
});

describe("normalisePhone with the library", () => {
  beforeAll(loadPhoneLibrary);

  it.each([
    ["+971501234567", "AE", "+971501234567"],
    ["+971 50 123 4567", "AE", "+971501234567"],
    ["+971-50-123-4567", "AE", "+971501234567"],
    ["+971\u201150\u2013123\u20144567", "AE", "+971501234567"],
    ["00971501234567", "AE", "+971501234567"],
    ["00 971 (50) 123.45.67", "IN", "+971501234567"],
    ["050 123 4567", "AE", "+971501234567"],
    ["50 123 4567", "AE", "+971501234567"],
    ["971501234567", "AE", "+971501234567"],
    ["+971 050 123 4567", "AE", "+971501234567"],
    ["501234567", "AE", "+971501234567"],
    ["9810012345", "IN", "+919810012345"],
    ["098765 43210", "IN", "+919876543210"],
    ["98765-43210", "IN", "+919876543210"],
    ["+91 98765 43210", "AE", "+919876543210"],
    ["0412 345 678", "AU", "+61412345678"],
    ["021 123 4567", "NZ", "+64211234567"],
    ["٠٥٠ ١٢٣ ٤٥٦٧", "AE", "+971501234567"],
    ["\u202a+971 50 123 4567\u202c", "AE", "+971501234567"],
    ["+1 (415) 555-2671", "AE", "+14155552671"],
  ])("normalises %j in %s to %j", (raw, country, number) => expect(normalisePhone(raw, country)).toBe(number));

  it.each(["", "  "])("treats %j as an empty field", (raw) => expect(normalisePhone(raw, "AE")).toBe(""));

  it.each([
    ["0123", "0123"],
    ["abc", "abc"],
    ["12ab34", "12ab34"],
    ["+971+50", "+971+50"],
    ["+12345678901234567", "+12345678901234567"],
    ["+971501234567 ext 5", "+971501234567 ext 5"],
    ["98765 43210 ext. 12, after 6 pm", "98765 43210 ext. 12, after 6 pm"],
    [" (04) 12.34/5 or at the desk ", "(04) 12.34/5 or at the desk"],
    ["0 12-34", "0 12-34"],
  ])("leaves %j, which isn't a number, as it was typed", (raw, kept) => {
    expect(normalisePhone(raw, "AE")).toBe(kept);
    expect(normalisePhone(raw, "")).toBe(kept);
  });
});

describe("withCountryName", () => {
  it.each([
    ["9876543210", "IN", "9876543210 (India)"],
    ["+919876543210", "IN", "+919876543210"],
    ["9876543210", "", "9876543210"],
    ["", "IN", ""],
  ])("turns %j beside %j into %j", (phone, country, sent) => expect(withCountryName(phone, country)).toBe(sent));
});
