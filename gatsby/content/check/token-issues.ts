import { claimsSchema } from "../schema/agency/site-settings";
import {
  TOKEN_PATTERN,
  capitalised,
  FACT_FILES,
  sourceOf,
  TOKEN_NAMES,
  tokenNamed,
  type TokenName,
  type Tokens,
} from "../tokens";
import { issueIn, isFields, type Document } from "./document";
import type { Issue, Path } from "./issue";
import { didYouMean, shortened } from "./suggest";

/** Facts that can't be mistaken for other words. */
const NAMES: readonly TokenName[] = ["name", "legalName"];
const DETAILS: readonly TokenName[] = ["email", "careersEmail", "phone", "whatsapp", "domain", "address", "hours"];
/** Facts that could be ordinary words, such as "all". Only a figure with a unit, or a list, is recognised. */
const PHRASES: readonly TokenName[] = [
  ...claimsSchema.keyof().options,
  "opens",
  "closes",
  "regions",
  "cities",
  "otherCities",
];
const IS_TELLING = /\d\D|\D\d|, | and /;

interface TypedFacts {
  readonly pattern: RegExp;
  /** By the fact, in lower case. */
  readonly tokens: ReadonlyMap<string, { readonly token: TokenName; readonly fact: string }>;
}

const typedFactsOf = (
  tokens: Tokens,
  isMeant: (token: TokenName, fact: string) => boolean = () => true,
): TypedFacts => {
  const facts = [...NAMES, ...DETAILS, ...PHRASES]
    .map((token) => ({ token, fact: String(tokens[token]) }))
    .filter(({ token, fact }) => isMeant(token, fact))
    .filter(({ token, fact }) => !PHRASES.includes(token) || IS_TELLING.test(fact))
    // One fact can start with another, as the company's name starts with the brand's.
    .sort((a, b) => b.fact.length - a.fact.length);
  const alternatives = facts.map(({ fact }) => fact.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join("|");
  return {
    // Not inside a longer word or number.
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])(?:${alternatives})(?![\p{L}\p{N}%+]|[.,]\p{N})`, "giu"),
    tokens: new Map(facts.reverse().map((entry) => [entry.fact.toLowerCase(), entry])),
  };
};

/** Made once for each set of facts, because the check asks for every text. */
const known = new WeakMap<Tokens, TypedFacts>();

const typedFactsFor = (tokens: Tokens): TypedFacts => {
  const typed = known.get(tokens) ?? typedFactsOf(tokens);
  known.set(tokens, typed);
  return typed;
};

/**
 * Facts that are typed out in a text, each with the token to write instead.
 *
 * @param names of the facts that the text itself is
 */
export const typedOutFacts = (
  text: string,
  tokens: Tokens,
  names: readonly TokenName[] = [],
): { readonly words: string; readonly token: string }[] => {
  const lowerCase = text.toLowerCase();
  // A fact can contain another. Only those are searched for, because patterns take time to make.
  const isWithin = (token: TokenName, fact: string): boolean =>
    !names.includes(token) && fact !== text && lowerCase.includes(fact.toLowerCase());
  const typed = names.length > 0 ? typedFactsOf(tokens, isWithin) : typedFactsFor(tokens);
  if (typed.tokens.size === 0) return [];
  return [...text.replace(TOKEN_PATTERN, "{}").matchAll(typed.pattern)].flatMap(([words]) => {
    const { token, fact = "" } = typed.tokens.get(words.toLowerCase()) ?? {};
    // A brand's name can be an ordinary word.
    if (!token || (NAMES.includes(token) && words !== fact)) return [];
    return [{ words, token: fact.startsWith(words.charAt(0)) ? token : capitalised(token) }];
  });
};

/** The issues with the words in braces. */
const bracesIssues = (text: string): string[] =>
  [...text.matchAll(TOKEN_PATTERN)].flatMap(([braced, literal, word]) => {
    const name = literal ?? word ?? "";
    const token = tokenNamed(name);
    if (literal !== undefined) return token ? [`${braced} shows the word ${name} itself; write {${name}}`] : [];
    return token ? [] : [`${shortened(braced)} stands for nothing${didYouMean(name, TOKEN_NAMES)}`];
  });

/** The tokens for the fact at a path. */
const tokensWrittenAt = (relativePath: string, at: Path): TokenName[] =>
  FACT_FILES.includes(relativePath)
    ? TOKEN_NAMES.filter((name) => {
        const { file, path: own } = sourceOf(name);
        return file === relativePath && own.every((part, index) => part === at[index]);
      })
    : [];

/** Warnings of tokens that leave a gap in a text, as {otherCities} does if all offices are in one city. */
const gapMessages = (text: string, tokens: Tokens): string[] =>
  [...text.matchAll(TOKEN_PATTERN)].flatMap(([braced, , word]) => {
    const token = tokenNamed(word ?? "");
    return token && tokens[token] === "" ? [`${braced} is empty here; write the sentence without it`] : [];
  });

/** Unknown words in braces, facts that are typed out, and facts that are empty. */
export const tokenIssues = ({ relativePath, raw, tokens }: Document): Issue[] => {
  const messagesOf = (text: string, at: Path): string[] => [
    ...bracesIssues(text),
    ...(tokens ? typedOutFacts(text, tokens, tokensWrittenAt(relativePath, at)) : []).map(
      ({ words, token }) => `"${words}" is typed out; write {${token}}, or {{${words}}} where it means something else`,
    ),
  ];
  const warningsOf = (text: string): string[] => (tokens ? gapMessages(text, tokens) : []);
  const search = (value: unknown, at: Path): Issue[] => {
    if (typeof value === "string") {
      return [
        ...messagesOf(value, at).map((message) => issueIn(relativePath, at, message)),
        ...warningsOf(value).map((message): Issue => ({ ...issueIn(relativePath, at, message), severity: "warning" })),
      ];
    }
    if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => search(entry, [...at, index]));
    return isFields(value) ? Object.entries(value).flatMap(([key, entry]) => search(entry, [...at, key])) : [];
  };
  return search(raw, []);
};
