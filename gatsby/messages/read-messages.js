// @ts-check
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { parse } = require("@formatjs/icu-messageformat-parser");

/** The messages are named after their language, a BCP 47 tag. */
const MESSAGES_FILE = path.join(__dirname, "..", "..", "src", "messages", "en-GB.json");

const LOCALE = path.basename(MESSAGES_FILE, ".json");

/** @returns {Record<string, string>} the ICU text of each message, by key */
const readMessages = () => JSON.parse(readFileSync(MESSAGES_FILE, "utf8"));

/** @param {string} text in ICU MessageFormat, see https://formatjs.github.io/docs/core-concepts/icu-syntax */
const parseMessage = (text) => parse(text, { shouldParseSkeletons: true });

module.exports = { LOCALE, MESSAGES_FILE, parseMessage, readMessages };
