/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { factsMessages as arabicFacts } from "./ar/build";
import { worksMessages as arabicWorks } from "./ar/works";
import { timeMessages as americanTimes } from "./en-US/time";
import { folderFor, LANGUAGE_FOLDERS, wordsFor } from "./languages";

const FILES = readdirSync(path.join(__dirname, "en-GB")).map((file) => path.parse(file).name);

const record = z.record(z.string(), z.unknown());

/** The messages of a file, by their names. */
const messagesIn = async (folder: string, file: string): Promise<[name: string, message: unknown][]> =>
  Object.entries(record.parse(await import(`./${folder}/${file}`)))
    .filter(([group]) => group.endsWith("Messages"))
    .flatMap(([group, messages]) =>
      Object.entries(record.parse(messages)).map(([name, message]): [string, unknown] => [`${group}.${name}`, message]),
    );

const namesIn = async (folder: string, file: string): Promise<string[]> =>
  (await messagesIn(folder, file)).map(([name]) => name).sort();

test("every folder of words is a language that the build knows", () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_FOLDERS].sort());
});

describe.each(LANGUAGE_FOLDERS)("%s", (folder) => {
  it.each(FILES)("has every word of %s", async (file) => {
    expect(await namesIn(folder, file)).toEqual(await namesIn("en-GB", file));
  });
});

/** Words that are the same in these languages, and places for numbers. */
const NAMES = /JavaScript|WhatsApp|SMS|CGI|AI|\{\w+\}/g;

test.each(["ar", "hi"])("no word of English is left in %s", async (folder) => {
  const messages = await Promise.all(FILES.map((file) => messagesIn(folder, file)));
  const texts = messages
    .flat()
    .filter(([, text]) => typeof text === "string" && /[a-z]/i.test(text.replace(NAMES, "")));
  expect(texts).toEqual([]);
});

test.each([
  ["de-AT", "de"],
  ["pt-BR", "pt"],
  ["en-AU", "en-GB"],
  ["en-US", "en-US"],
  ["tlh", undefined],
])("%s takes the words of %s", (tag, folder) => expect(folderFor(tag)).toBe(folder));

test("Arabic counts in its six ways", () => {
  const counts = [0, 1, 2, 3, 11, 100];
  expect(counts.map((count) => arabicFacts.offices({ count }))).toEqual([
    "لا مكاتب",
    "مكتب واحد",
    "مكتبان",
    "ثلاثة مكاتب",
    "11 مكتبًا",
    "100 مكتب",
  ]);
  expect(counts.map((count) => arabicWorks.items({ filter: "websites", count }))).toEqual([
    "لا مواقع",
    "موقع واحد",
    "موقعان",
    "3 مواقع",
    "11 موقعًا",
    "100 موقع",
  ]);
});

test.each([
  ["en-GB", "one office", "four countries", "7:30pm"],
  ["nb", "ett kontor", "fire land", "19.30"],
  ["de", "ein Büro", "vier Länder", "19:30"],
  ["fr", "un bureau", "quatre pays", "19\u00a0h\u00a030"],
  ["ar", "مكتب واحد", "أربع دول", "7:30 مساءً"],
])("facts read well in %s", (tag, office, countries, time) => {
  const { factsMessages, timeMessages } = wordsFor(tag);
  expect(factsMessages.offices({ count: 1 })).toBe(office);
  expect(factsMessages.countries({ count: 4 })).toBe(countries);
  expect(timeMessages.time({ hour24: "19", hour12: 7, minutes: "30", half: "pm" })).toBe(time);
});

test("American English keeps what it doesn't say otherwise", () =>
  expect(americanTimes.range({ opens: "9 am", closes: "5 pm" })).toBe("9 am to 5 pm"));
