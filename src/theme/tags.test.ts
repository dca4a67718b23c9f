import { CASE_STUDY_TAGS } from "../../gatsby/content/schema/works/case-study";
import { defaultTag, namedTags, tagColors } from "./tags";

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe("tag colours", () => {
  it("has one for each tag that the specification names", () => {
    expect([...namedTags].sort()).toEqual([...CASE_STUDY_TAGS].sort());
  });

  it("gives no two tags the same colour, and none the default grey", () => {
    const backgrounds = [...namedTags.map((name) => tagColors(name).background), defaultTag.background];
    expect(new Set(backgrounds).size).toBe(11);
  });

  it("shows any other tag in grey", () => {
    expect(tagColors("Something new")).toBe(defaultTag);
  });

  it.each([...CASE_STUDY_TAGS, "Something new"])("reads well: %s", (name) => {
    const { background, text } = tagColors(name);
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });
});
