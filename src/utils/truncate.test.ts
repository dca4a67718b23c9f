import { truncate } from "./truncate";

describe("truncate", () => {
  it("returns a text that isn't longer than the length unchanged", () =>
    expect(truncate("a".repeat(100), 100)).toBe("a".repeat(100)));

  it("cuts a longer one at exactly the length and adds an ellipsis", () =>
    expect(truncate("a".repeat(101), 100)).toBe(`${"a".repeat(100)}…`));

  it("doesn't cut a character of two code units in half", () => expect(truncate("👁👁👁", 2)).toBe("👁👁…"));
});
