import { contrast } from "./contrast";
import { defaultTag, namedTags, tagColors } from "./tags";

describe("tag colours", () => {
  it("shows any other tag in grey", () => expect(tagColors("Something new")).toBe(defaultTag));

  it.each([...namedTags, "Something new"])("has enough contrast: %s", (name) => {
    const { background, text } = tagColors(name);
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });
});
