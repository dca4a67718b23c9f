import { isFields } from "../schema/content-file";
import { capitalised, TOKEN_NAMES, TOKEN_PATTERN, tokenNamed, tokensIn, type TokenName, type Tokens } from "../tokens";
import { issueIn, warningIn, type Issue, type Path } from "./issue";
import { didYouMean, shortened } from "./suggest";

/** A brand's name can be an ordinary word in lower case. */
const NAMES: readonly TokenName[] = ["name", "legalName"];
/** Facts that can't be mistaken for other words. */
const DETAILS: readonly TokenName[] = ["email", "careersEmail", "phone", "whatsapp", "domain", "address", "hours"];
/** The other facts could be ordinary words, such as "all". Only a figure with a unit, or a list, is recognised. */
const IS_TELLING = /\d\D|\D\d|, | and /;

/** Finds a fact in a text, but not inside a longer word or number. */
const patternOf = (token: TokenName, fact: string): RegExp => {
  const words = fact.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const flags = NAMES.includes(token) ? "gu" : "giu";
  return new RegExp(String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${words}(?![\p{L}\p{N}%+]|[.,]\p{N})`, flags);
};

interface Fact {
  readonly token: TokenName;
  readonly fact: string;
  readonly pattern: RegExp;
}

const factsIn = (tokens: Tokens): Fact[] =>
  TOKEN_NAMES.map((token) => ({ token, fact: String(tokens[token] ?? "") }))
    .filter(({ token, fact }) => fact !== "" && ([...NAMES, ...DETAILS].includes(token) || IS_TELLING.test(fact)))
    // One fact can start with another, as the company's name starts with the brand's.
    .sort((a, b) => b.fact.length - a.fact.length)
    .map(({ token, fact }) => ({ token, fact, pattern: patternOf(token, fact) }));

/** Facts that are typed out in a text, each with the token to write instead. A text that is a fact itself is none. */
const typedOutFacts = (text: string, facts: readonly Fact[]): { readonly words: string; readonly token: string }[] => {
  let rest = text.replace(TOKEN_PATTERN, "{}");
  const lower = rest.toLowerCase();
  return facts
    .filter(({ fact }) => fact !== text && lower.includes(fact.toLowerCase()))
    .flatMap(({ token, fact, pattern }) => {
      const found = rest.match(pattern) ?? [];
      rest = rest.replace(pattern, "{}");
      return found.map((words) => ({ words, token: fact.startsWith(words.charAt(0)) ? token : capitalised(token) }));
    });
};

const bracesIssues = (text: string): string[] =>
  [...text.matchAll(TOKEN_PATTERN)].flatMap(([braced, literal, word]) => {
    const name = literal ?? word ?? "";
    const token = tokenNamed(name);
    if (literal !== undefined) return token ? [`${braced} shows the word ${name} itself; write {${name}}`] : [];
    return token ? [] : [`${shortened(braced)} stands for nothing${didYouMean(name, TOKEN_NAMES)}`];
  });

/** Words in braces that mean nothing, facts that are typed out, and facts that are empty. */
export const tokenIssues = (tokens: Tokens): ((file: string, raw: unknown) => Issue[]) => {
  const facts = factsIn(tokens);
  const search = (file: string, value: unknown, at: Path): Issue[] => {
    if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => search(file, entry, [...at, index]));
    if (isFields(value)) return Object.entries(value).flatMap(([key, entry]) => search(file, entry, [...at, key]));
    if (typeof value !== "string") return [];
    const typedOut = typedOutFacts(value, facts).map(
      ({ words, token }) => `"${words}" is typed out; write {${token}}, or {{${words}}} where it means something else`,
    );
    // As {otherCities} is if all offices are in one city.
    const empty = tokensIn(value).filter((token) => tokens[token] === "");
    return [
      ...[...bracesIssues(value), ...typedOut].map((message) => issueIn(file, at, message)),
      ...empty.map((token) => warningIn(file, at, `{${token}} is empty here; write the sentence without it`)),
    ];
  };
  return (file, raw) => search(file, raw, []);
};
