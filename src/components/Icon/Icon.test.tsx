import { render } from "@testing-library/react";
import { socialPlatform } from "../../../plugins/content/schema/fields";
import { platformIcon } from "../../utils/links";
import { Icon } from "./Icon";
import { UI_ICONS } from "./icon-names";

const scaleOf = (name: "arrow-right" | "phone", dir: "ltr" | "rtl"): string => {
  document.documentElement.dir = dir;
  const { container } = render(<Icon name={name} />);
  const icon = container.firstElementChild;
  return icon ? getComputedStyle(icon).getPropertyValue("scale") : "no icon";
};

afterEach(() => document.documentElement.removeAttribute("dir"));

test("where text runs from right to left, arrows point the other way", () => {
  expect(scaleOf("arrow-right", "rtl")).toBe("-1 1");
  expect(scaleOf("arrow-right", "ltr")).toBe("");
});

test("other icons look the same in both directions", () => expect(scaleOf("phone", "rtl")).toBe(""));

test.each(socialPlatform().options)("the sprite has an icon for %s", (platform) =>
  expect(UI_ICONS).toContain(platformIcon(platform)),
);
