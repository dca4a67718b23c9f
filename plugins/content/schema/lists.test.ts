/** @jest-environment node */
import site from "../../../test/site";
import { lists } from "./lists";

const statisticOf = (fields: object) =>
  lists.statistics.toNodes({ items: [fields] }, site, "data").map((node) => node.fields);
const OFFICES = { label: "worldwide offices", labelForOne: "office" };

test.each([
  [4, "worldwide offices"],
  [1, "office"],
])("a value of %d counts %s", (value, label) => {
  expect(statisticOf({ ...OFFICES, value })).toMatchObject([{ value, label }]);
});

test("a value of 1 without words of its own keeps its label", () => {
  expect(statisticOf({ value: 1, label: "award" })).toMatchObject([{ label: "award" }]);
});
