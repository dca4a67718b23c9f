/** @jest-environment node */
import { toStatisticFields } from "./statistic";

const OFFICES = { label: "worldwide offices", labelForOne: "office" };

test.each([
  [4, "worldwide offices"],
  [1, "office"],
])("a value of %d counts %s", (value, label) => {
  expect(toStatisticFields({ ...OFFICES, value })).toMatchObject({ value, label });
});

test("a value of 1 without words of its own keeps its label", () => {
  expect(toStatisticFields({ value: 1, label: "award" })).toMatchObject({ label: "award" });
});
