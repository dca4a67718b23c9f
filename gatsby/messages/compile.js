// @ts-check
const { TYPE } = require("@formatjs/icu-messageformat-parser");
const { LOCALE, parseMessage } = require("./read-messages");

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/** Whether the language has a singular for exactly 1 and one plural, like English. Then it needs no plural rules. */
const isOneOrOther = [0.5, 1.5, ...Array(1000).keys()].every(
  (n) => new Intl.PluralRules(LOCALE).select(n) === (n === 1 ? "one" : "other"),
);

/** Whether the language writes whole numbers below a thousand like JavaScript does: no other digits, no separators. */
const writesSmallNumbersPlainly = [...Array(1000).keys()].every((n) => n.toLocaleString(LOCALE) === String(n));

/** The end of a call that formats a value for the language. @param {object} [options] of `Intl` */
const localised = (options) => `(${[LOCALE, options].map((argument) => JSON.stringify(argument)).join()})`;

/** @param {unknown} style of a number or a date @returns {object | undefined} */
const optionsOf = (style) => {
  if (style == null) return undefined;
  if (typeof style === "object" && "parsedOptions" in style && style.parsedOptions) return style.parsedOptions;
  throw new Error("A format is written as a skeleton, like {day, date, ::dMMMMy}.");
};

/**
 * Code that writes a count. It only calls `Intl` if it has to: a browser's first use of that takes a phone 40 ms.
 *
 * @param {string} value code of the number
 */
const countCode = (value) => {
  const formatted = `${value}.toLocaleString${localised()}`;
  return writesSmallNumbersPlainly ? `(${value} < 1000 ? ${value} : ${formatted})` : formatted;
};

/** @param {string} value code of the number @param {string} key like `one` or `=0` @param {string | undefined} type */
const pluralTest = (value, key, type) => {
  if (key.startsWith("=")) return `${value} === ${key.slice(1)}`;
  if (type === "cardinal" && isOneOrOther) return `${value} === 1`;
  return `new Intl.PluralRules${localised({ type })}.select(${value}) === "${key}"`;
};

/** @param {string} text */
const escapeTemplate = (text) => text.replace(/[\\`]|\$\{/g, "\\$&");

/**
 * The code of a template literal. Each placeholder is a variable with the same name and a $ before it.
 *
 * @param {readonly Element[]} elements
 * @param {string} [counted] code of the number that # stands for
 * @returns {string}
 */
const textCode = (elements, counted) => `\`${elements.map((element) => partOfText(element, counted)).join("")}\``;

/** @param {Element} element @param {string} [counted] @returns {string} */
const partOfText = (element, counted) => {
  switch (element.type) {
    case TYPE.literal:
      return escapeTemplate(element.value);
    case TYPE.argument:
      return `\${$${element.value}}`;
    case TYPE.pound:
      return `\${${countCode(String(counted))}}`;
    case TYPE.number:
      return `\${$${element.value}.toLocaleString${localised(optionsOf(element.style))}}`;
    case TYPE.date:
      // Dates in the content have no time. In UTC, the server and every visitor show the same day.
      return `\${$${element.value}.toLocaleDateString${localised({ ...optionsOf(element.style), timeZone: "UTC" })}}`;
    case TYPE.select:
    case TYPE.plural: {
      const value = `$${element.value}`;
      const { other, ...cases } = element.options;
      /** @param {typeof other} [option] */
      const result = (option) => textCode(option?.value ?? [], element.type === TYPE.plural ? value : counted);
      const choices = Object.entries(cases).map(([key, option]) => {
        const test =
          element.type === TYPE.plural ? pluralTest(value, key, element.pluralType) : `${value} === "${key}"`;
        return `${test} ? ${result(option)} : `;
      });
      return `\${${choices.join("")}${result(other)}}`;
    }
    default:
      throw new Error("A tag may not stand within a tag, a plural or a select, and times are not supported.");
  }
};

/**
 * Compiles a message into the code of an expression, with nothing left to parse or look up: a template literal, or,
 * if the message has tags, a JSX fragment that calls the tag's variable with the text inside the tag.
 *
 * @param {string} message in ICU MessageFormat
 */
const compile = (message) => {
  const elements = parseMessage(message);
  if (!elements.some(({ type }) => type === TYPE.tag)) return textCode(elements);
  const children = elements.map((element) =>
    element.type === TYPE.tag ? `$${element.value}(${textCode(element.children)})` : textCode([element]),
  );
  return `<>${children.map((child) => `{${child}}`).join("")}</>`;
};

module.exports = { compile };
