import { CASE_STUDY_TAGS } from "../../plugins/content/schema/works/case-study";
import { contrast } from "./contrast";
import { defaultTag, namedTags, tagColors } from "./tags";

describe("tag colours", () => {
  it("has a colour for each tag by name", () => expect([...namedTags].sort()).toEqual([...CASE_STUDY_TAGS].sort()));

  it("shows any other tag in grey", () => expect(tagColors("Something new")).toBe(defaultTag));

  it.each([...CASE_STUDY_TAGS, "Something new"])("has enough contrast: %s", (name) => {
    const { background, text } = tagColors(name);
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });
});
