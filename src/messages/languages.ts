/* What the build says in each language. The pages' scripts have the words of one language only: see `$messages`. */
import * as ar from "./ar/build";
import * as de from "./de/build";
import * as enGB from "./en-GB/build";
import * as enUS from "./en-US/build";
import * as es from "./es/build";
import * as fr from "./fr/build";
import * as hi from "./hi/build";
import * as nb from "./nb/build";
import * as pt from "./pt/build";

type BuildWords = typeof enGB;

/** By the name of the folder that has all the language's words. */
const LANGUAGES: Readonly<Record<string, BuildWords>> = {
  ar,
  de,
  "en-GB": enGB,
  "en-US": enUS,
  es,
  fr,
  hi,
  nb,
  pt,
};

export const LANGUAGE_FOLDERS = Object.keys(LANGUAGES);

/** The folder with the words for a language tag: the tag's own, or the first in the same language, as "de" for "de-AT". */
export const folderFor = (tag: string): string | undefined => {
  const { language } = new Intl.Locale(tag);
  return (
    LANGUAGE_FOLDERS.find((folder) => folder === tag) ??
    LANGUAGE_FOLDERS.find((folder) => new Intl.Locale(folder).language === language)
  );
};

/** The build's words in a language. */
export const wordsFor = (tag: string): BuildWords => LANGUAGES[folderFor(tag) ?? ""] ?? enGB;
