/** @jest-environment node */
import { transformSync } from "@babel/core";

const messages: Record<string, string> = {
  plain: "I'm here, `quoted`, for $5 and with '{braces}'",
  placed: "Go to slide {slide} of {total}",
  counted: "{count, plural, =0 {No posts} one {# post} other {# posts}}",
  chosen: "{state, select, open {Close} other {Open}} menu",
  dated: "Last modified {day, date, ::dMMMMy}",
  numbered: "{share, number, ::percent}",
  tagged: "Write to <link>{email} now</link>.",
  broken: "Go to {slide",
  nested: "{count, plural, other {<b>#</b>}}",
};

jest.mock("./read-messages", () => ({
  ...jest.requireActual<object>("./read-messages"),
  readMessages: () => messages,
}));

const compileCode = (code: string): string =>
  transformSync(`import { t, locale } from "../messages/t";\n${code}`, {
    configFile: false,
    babelrc: false,
    filename: "code.tsx",
    plugins: [require.resolve("./babel-plugin")],
    parserOpts: { plugins: ["jsx"] },
  })?.code ?? "";

/** The value of a compiled expression with these variables. */
const evaluate = (expression: string, variables: Record<string, unknown> = {}): unknown => {
  const code = compileCode(`result = ${expression}`)
    .replace(/^result = /, "")
    .replace(/;$/, "");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the test runs the code that the plugin writes
  const run = new Function(...Object.keys(variables), `return (${code});`) as (...values: unknown[]) => unknown;
  return run(...Object.values(variables));
};

test("a message without placeholders is a string, and nothing of the import is left", () => {
  expect(compileCode('const words = t("plain");')).toBe(
    'const words = "I\'m here, `quoted`, for $5 and with {braces}";',
  );
});

test("placeholders take expressions", () => {
  expect(evaluate('t("placed", { slide: index + 1, total })', { index: 2, total: 9 })).toBe("Go to slide 3 of 9");
});

test.each([
  [0, "No posts"],
  [1, "1 post"],
  [2, "2 posts"],
  [1234, "1,234 posts"],
])("the plural of %d", (count, words) => {
  expect(evaluate('t("counted", { count })', { count })).toBe(words);
});

test("a count below a thousand is written without Intl, which is slow at first", () => {
  const format = jest.spyOn(Number.prototype, "toLocaleString");
  expect(evaluate('t("counted", { count })', { count: 999 })).toBe("999 posts");
  expect(format).not.toHaveBeenCalled();
  evaluate('t("counted", { count })', { count: 1000 });
  expect(format).toHaveBeenCalledTimes(1);
  format.mockRestore();
});

test("select, dates and numbers", () => {
  expect(evaluate('t("chosen", { state })', { state: "open" })).toBe("Close menu");
  expect(evaluate('t("chosen", { state })', { state: "shut" })).toBe("Open menu");
  // The day in UTC, wherever this runs.
  const day = new Date("2025-04-19T23:30:00Z");
  expect(evaluate('t("dated", { day })', { day })).toBe("Last modified 19 April 2025");
  expect(evaluate('t("numbered", { share })', { share: 0.95 })).toBe("95%");
});

test("a message may be the value of another", () => {
  expect(evaluate('t("placed", { slide: t("chosen", { state }), total: 1 })', { state: "open" })).toBe(
    "Go to slide Close menu of 1",
  );
});

test("a message with tags becomes children of its element", () => {
  const code = compileCode('const p = <p>{t("tagged", { link: write, email })}</p>;');
  expect(code).toBe("const p = <p>{`Write to `}{write(`${email} now`)}{`.`}</p>;");
});

test("a message with tags is a fragment elsewhere", () => {
  const code = compileCode('const p = <Note text={t("tagged", { link: write, email })} />;');
  expect(code).toBe("const p = <Note text={<>{`Write to `}{write(`${email} now`)}{`.`}</>} />;");
});

test("a translation may leave a value out", () => {
  expect(compileCode('const words = t("chosen", { state, count: 3 });')).not.toContain("3");
});

test("the language", () => {
  expect(compileCode("const lang = locale;")).toBe('const lang = "en-GB";');
});

test.each([
  ['t("gone")', 'There is no message "gone"'],
  ["t(key)", "The key of a message is a string"],
  ["keep(t)", "t can only be called"],
  ['t("placed", values)', "slide"],
  ['t("placed", { ...values })', "written as { name: value }"],
  ['t("placed", { slide })', "total"],
  ['t("broken", { slide })', 'The message "Go to {slide" cannot be compiled'],
  ['t("nested", { count, b })', "A tag may not stand within"],
])("%s is refused", (code, message) => {
  expect(() => compileCode(code)).toThrow(message);
});
