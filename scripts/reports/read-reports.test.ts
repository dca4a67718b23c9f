/** @jest-environment node */
import { readReports } from "./read-reports.mjs";

const body = (change: object) =>
  JSON.stringify({ page: "/contact/", reports: [{ name: "LCP", value: 960 }], ...change });

test("each report becomes a row", () => {
  const reports = [
    { name: "CLS", value: 0.01 },
    { name: "failed-send", value: 1, reason: "No answer within 15 s." },
  ];
  expect(readReports(body({ reports }))).toEqual([
    { page: "/contact/", name: "CLS", value: 0.01, reason: "" },
    { page: "/contact/", name: "failed-send", value: 1, reason: "No answer within 15 s." },
  ]);
});

test.each([
  "",
  "null",
  "{",
  body({ page: "/?name=Asha" }),
  body({ page: "//evil.example" + "/x".repeat(200) }),
  body({ page: 5 }),
  body({ reports: {} }),
  body({ reports: [null, { name: "LCP" }, { name: "email", value: 1 }, { name: "LCP", value: 1, reason: {} }] }),
  body({ reports: Array.from({ length: 200 }, () => ({ name: "LCP", value: 1 })) }),
])("anything else is dropped: %.40s", (text) => {
  expect(readReports(text)).toEqual([]);
});
