import { claimsSchema } from "../schema/agency/site-settings";
import {
  BRACED,
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

/** Facts that nothing else reads like. */
const NAMES: readonly TokenName[] = ["name", "legalName"];
const DETAILS: readonly TokenName[] = ["email", "careersEmail", "phone", "whatsapp", "domain", "address", "hours"];
/** Facts that may read like anything, such as "all": only a figure with a unit, or a list, is told from other words. */
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
  /** By the fact, in small letters. */
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
    // One fact may begin with another: the name of the company with that of the brand.
    .sort((a, b) => b.fact.length - a.fact.length);
  const alternatives = facts.map(({ fact }) => fact.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join("|");
  return {
    // Not as a part of a longer word or number.
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])(?:${alternatives})(?![\p{L}\p{N}%+]|[.,]\p{N})`, "giu"),
    tokens: new Map(facts.reverse().map((entry) => [entry.fact.toLowerCase(), entry])),
  };
};

/** Made once for each set of facts: the check asks for each text of the content. */
const known = new WeakMap<Tokens, TypedFacts>();

const typedFactsFor = (tokens: Tokens): TypedFacts => {
  const typed = known.get(tokens) ?? typedFactsOf(tokens);
  known.set(tokens, typed);
  return typed;
};

/**
 * Facts that a text says in its own words, each with the token to write instead.
 *
 * @param names of the facts that the text itself is
 */
export const typedOut = (
  text: string,
  tokens: Tokens,
  names: readonly TokenName[] = [],
): { readonly words: string; readonly token: string }[] => {
  const lowerCase = text.toLowerCase();
  // What is a fact itself may still hold another. Only those within it are searched for: a pattern takes time to make.
  const isWithin = (token: TokenName, fact: string): boolean =>
    !names.includes(token) && fact !== text && lowerCase.includes(fact.toLowerCase());
  const typed = names.length > 0 ? typedFactsOf(tokens, isWithin) : typedFactsFor(tokens);
  if (typed.tokens.size === 0) return [];
  return [...text.replace(BRACED, "{}").matchAll(typed.pattern)].flatMap(([words]) => {
    const { token, fact = "" } = typed.tokens.get(words.toLowerCase()) ?? {};
    // A brand may be called like a thing.
    if (!token || (NAMES.includes(token) && words !== fact)) return [];
    return [{ words, token: fact.startsWith(words.charAt(0)) ? token : capitalised(token) }];
  });
};

/** What is wrong with the words in braces. */
const bracesIssues = (text: string): string[] =>
  [...text.matchAll(BRACED)].flatMap(([braced, literal, word]) => {
    const name = literal ?? word ?? "";
    const token = tokenNamed(name);
    if (literal !== undefined) return token ? [`${braced} shows the word ${name} itself; write {${name}}`] : [];
    return token ? [] : [`${shortened(braced)} stands for nothing${didYouMean(name, TOKEN_NAMES)}`];
  });

/** The tokens that stand for what is written at a place. */
const tokensWrittenAt = (relativePath: string, at: Path): TokenName[] =>
  FACT_FILES.includes(relativePath)
    ? TOKEN_NAMES.filter((name) => {
        const { file, path: own } = sourceOf(name);
        return file === relativePath && own.every((part, index) => part === at[index]);
      })
    : [];

/** Words in braces that stand for nothing, and facts that are typed out. */
export const tokenIssues = ({ relativePath, raw, tokens }: Document): Issue[] => {
  const messagesOf = (text: string, at: Path): string[] => [
    ...bracesIssues(text),
    ...(tokens ? typedOut(text, tokens, tokensWrittenAt(relativePath, at)) : []).map(
      ({ words, token }) => `"${words}" is typed out; write {${token}}, or {{${words}}} where it means something else`,
    ),
  ];
  const search = (value: unknown, at: Path): Issue[] => {
    if (typeof value === "string") return messagesOf(value, at).map((message) => issueIn(relativePath, at, message));
    if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => search(entry, [...at, index]));
    return isFields(value) ? Object.entries(value).flatMap(([key, entry]) => search(entry, [...at, key])) : [];
  };
  return search(raw, []);
};
