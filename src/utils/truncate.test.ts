import { truncate } from "./truncate";

describe("truncate", () => {
  it("keeps a text that is not longer than the length", () => {
    expect(truncate("a".repeat(100), 100)).toBe("a".repeat(100));
  });

  it("cuts a longer one at exactly the length and adds an ellipsis", () => {
    expect(truncate("a".repeat(101), 100)).toBe(`${"a".repeat(100)}…`);
  });

  it("does not cut a character of two units in half", () => {
    expect(truncate("👁👁👁", 2)).toBe("👁👁…");
  });
});
