import { setQuotationMarks, withCurlyQuotes } from "./quotation-marks";

describe("withCurlyQuotes", () => {
  it.each([
    ["We're the owners' agency; it isn't the '90s.", "We’re the owners’ agency; it isn’t the ’90s."],
    ['"Root canal," it says, "from ₹4,500".', "“Root canal,” it says, “from ₹4,500”."],
    ['("Yes") – "no"—"maybe"', "(“Yes”) – “no”—“maybe”"],
    [`"She said 'go' and 'stay'"`, "“She said ‘go’ and ‘stay’”"],
    [`'"Go," she said.'`, "‘“Go,” she said.’"],
    ["He's 5'10\" tall.", "He’s 5'10\" tall."],
    ["“Already” curly, isn’t it?", "“Already” curly, isn’t it?"],
    ["No marks", "No marks"],
  ])("writes %s as %s", (straight, curly) => {
    expect(withCurlyQuotes(straight)).toBe(curly);
    expect(withCurlyQuotes(curly)).toBe(curly);
  });

  it.each([
    ["nb", "«Vi sa ‘ja’, og det var ’90-tallet»"],
    ["de", "„Vi sa ‚ja‘, og det var ’90-tallet“"],
    ["fr", "«\u00a0Vi sa “ja”, og det var ’90-tallet\u00a0»"],
  ])("writes the marks of %s", (language, written) => {
    setQuotationMarks(language);
    expect(withCurlyQuotes(`"Vi sa 'ja', og det var '90-tallet"`)).toBe(written);
    expect(withCurlyQuotes("Wie geht's?")).toBe("Wie geht’s?");
    setQuotationMarks("en-GB");
  });

  it("leaves a mark after a backslash straight", () => {
    expect(withCurlyQuotes(String.raw`Let\'s Talk, a \"name\"`)).toBe(`Let's Talk, a "name"`);
  });
});
