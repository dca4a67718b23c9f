/**
 * The published rules of Mozilla's HTTP Observatory, applied to an answer at hand: the tests and modifiers of
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring as its source, version 1.4.8, has them
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests/`). What only a public
 * address can show counts as the host's to give: a valid certificate, and that plain http leads to https. The package
 * itself grades public addresses only. It brings a database, a web server and 230 packages, and a list that three of its
 * tests need is downloaded when it is installed.
 */

/** Every result that an answer can get here, and what it adds to the 100 points that all begin with. */
const MODIFIERS = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-header-invalid": -25,
  "csp-not-implemented": -25,
  "cookies-not-found": 0,
  "cookies-secure-with-httponly-sessions-and-samesite": 5,
  "cookies-without-secure-flag": -20,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "cross-origin-resource-sharing-implemented-with-restricted-access": 0,
  "cross-origin-resource-sharing-implemented-with-universal-access": -50,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "referrer-policy-header-invalid": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "hsts-header-invalid": -20,
  "sri-not-implemented-but-no-scripts-loaded": 0,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-implemented-and-external-scripts-loaded-securely": 5,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-content-type-options-header-invalid": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 0,
  "x-frame-options-not-implemented": -20,
  "x-frame-options-header-invalid": -20,
  "corp-implemented-with-same-origin": 10,
  "corp-implemented-with-same-site": 10,
  "corp-implemented-with-cross-origin": 0,
  "corp-not-implemented": 0,
  "corp-header-invalid": -5,
} as const;

type Result = keyof typeof MODIFIERS;

/** From how many points on which grade is given. */
const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
];

/** Bonuses count only where the penalties have left this much. */
const LEAST_FOR_BONUSES = 90;

/** What a server sent. */
export interface Answer {
  /** Every header with its name; one that was sent twice stands here twice. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly html: string;
}

const valuesOf = ({ headers }: Answer, wanted: string): string[] =>
  headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value.trim());

const valueOf = (answer: Answer, name: string): string | undefined => valuesOf(answer, name)[0]?.toLowerCase();

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

const metaValuesOf = ({ html }: Answer, key: "http-equiv" | "name", name: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*>/gi)]
    .filter(([tag]) => attribute(tag, key)?.toLowerCase() === name)
    .map(([tag]) => attribute(tag, "content") ?? "");

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** @throws Error where a directive comes twice, which the rules call invalid */
const parsePolicy = (text: string): Map<string, Set<string>> => {
  const policy = new Map<string, Set<string>>();
  for (const part of text.toLowerCase().split(";")) {
    const [directive = "", ...sources] = part.trim().split(/\s+/);
    if (directive === "") continue;
    if (policy.has(directive)) throw new Error(`${directive} comes twice`);
    policy.set(directive, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  if (policy.size === 0) throw new Error("The policy is empty");
  return policy;
};

/** Of two source lists for one directive, what both have. */
const combine = (policies: readonly Policy[]): Policy => {
  const combined = new Map<string, ReadonlySet<string>>();
  for (const policy of policies) {
    for (const [directive, sources] of policy) {
      const others = combined.get(directive) ?? sources;
      const both = [...sources].filter((source) => others.has(source));
      combined.set(directive, new Set(both.length > 0 ? both : ["'none'"]));
    }
  }
  return combined;
};

/** All policies of a page hold at once. Undefined where there is none, "invalid" where one cannot be parsed. */
const policyOf = (answer: Answer): Policy | "invalid" | undefined => {
  // A header that names two policies separates them by a comma.
  const sent = valuesOf(answer, "content-security-policy").flatMap((value) => value.split(","));
  try {
    const inPage = metaValuesOf(answer, "http-equiv", "content-security-policy").map(parsePolicy);
    // Only a header may forbid framing; browsers do not read it in a page.
    for (const policy of inPage) policy.delete("frame-ancestors");
    const policies = [...sent.map(parsePolicy), ...inPage];
    return policies.length > 0 ? combine(policies) : undefined;
  } catch {
    return "invalid";
  }
};

const EVERYTHING: ReadonlySet<string> = new Set(["*"]);
const BROAD = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const PASSIVE = ["img-src", "media-src"];

const has = (sources: Iterable<string>, ...wanted: ReadonlySet<string>[]): boolean =>
  [...sources].some((source) => wanted.some((set) => set.has(source)));

const isInsecure = (source: string): boolean => source.startsWith("http:") || source.startsWith("ftp:");

/** A hash or nonce switches `'unsafe-inline'` off. */
const withoutDeadInline = (sources: ReadonlySet<string>): string[] => {
  const isHashed = [...sources].some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return [...sources].filter((source) => !isHashed || source !== "'unsafe-inline'");
};

const contentSecurityPolicy = (answer: Answer): Result => {
  const policy = policyOf(answer);
  if (policy === undefined) return "csp-not-implemented";
  if (policy === "invalid") return "csp-header-invalid";
  const fallback = policy.get("default-src") ?? EVERYTHING;
  const sourcesOf = (directive: string): ReadonlySet<string> => policy.get(directive) ?? fallback;
  const scripts = withoutDeadInline(sourcesOf("script-src"));
  const styles = withoutDeadInline(sourcesOf("style-src"));
  if (has(scripts, BROAD, INLINE) || has(sourcesOf("object-src"), BROAD)) return "csp-implemented-with-unsafe-inline";
  const active = [...policy]
    .filter(([directive]) => !PASSIVE.includes(directive))
    .flatMap(([, sources]) => [...sources]);
  if (active.some(isInsecure)) return "csp-implemented-with-insecure-scheme";
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (PASSIVE.some((directive) => [...sourcesOf(directive)].some(isInsecure)))
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (has(styles, BROAD, INLINE)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return fallback.size === 1 && fallback.has("'none'")
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
};

/** The site sets no cookie; of the rules for them, the strictest and the mildest stand for all. */
const cookies = (answer: Answer): Result => {
  const set = valuesOf(answer, "set-cookie");
  if (set.length === 0) return "cookies-not-found";
  const isSafe = (cookie: string): boolean =>
    [/;\s*secure/i, /;\s*httponly/i, /;\s*samesite=(?:strict|lax)/i].every((flag) => flag.test(cookie));
  return set.every(isSafe) ? "cookies-secure-with-httponly-sessions-and-samesite" : "cookies-without-secure-flag";
};

const resourceSharing = (answer: Answer): Result => {
  const origin = valueOf(answer, "access-control-allow-origin");
  if (origin === undefined) return "cross-origin-resource-sharing-not-implemented";
  if (origin === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  return valueOf(answer, "access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
};

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const UNSAFE = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

const referrerPolicy = (answer: Answer): Result => {
  const sent = [...valuesOf(answer, "referrer-policy"), ...metaValuesOf(answer, "name", "referrer")];
  if (sent.length === 0) return "referrer-policy-not-implemented";
  const known = sent
    .flatMap((value) => value.toLowerCase().split(","))
    .map((value) => value.trim())
    .filter((value) => [...PRIVATE, ...UNSAFE].includes(value));
  const last = known.at(-1);
  if (last === undefined) return "referrer-policy-header-invalid";
  return PRIVATE.includes(last) ? "referrer-policy-private" : "referrer-policy-unsafe";
};

/** The published rule is kinder than its name, because many a site sends 180 days. */
const SIX_MONTHS = 15_552_000;

const transportSecurity = (answer: Answer): Result => {
  const header = valueOf(answer, "strict-transport-security");
  if (header === undefined) return "hsts-not-implemented";
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(header)?.[1];
  if (header.includes(",") || age === undefined) return "hsts-header-invalid";
  return Number(age) < SIX_MONTHS
    ? "hsts-implemented-max-age-less-than-six-months"
    : "hsts-implemented-max-age-at-least-six-months";
};

const subresourceIntegrity = ({ html }: Answer): Result => {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="[^>]*>/gi)].map(([tag]) => tag);
  const foreign = scripts.filter((tag) => /^(?:[a-z]+:)?\/\//i.test(attribute(tag, "src") ?? ""));
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  if (foreign.length === 0) return "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
  if (foreign.some((tag) => !attribute(tag, "src")?.startsWith("https:")))
    return "sri-not-implemented-and-external-scripts-not-loaded-securely";
  return foreign.every((tag) => attribute(tag, "integrity"))
    ? "sri-implemented-and-external-scripts-loaded-securely"
    : "sri-not-implemented-but-external-scripts-loaded-securely";
};

const contentTypeOptions = (answer: Answer): Result => {
  const header = valueOf(answer, "x-content-type-options");
  if (header === undefined) return "x-content-type-options-not-implemented";
  return header === "nosniff" ? "x-content-type-options-nosniff" : "x-content-type-options-header-invalid";
};

const frameOptions = (answer: Answer): Result => {
  const policy = policyOf(answer);
  if (policy !== "invalid" && policy?.has("frame-ancestors")) return "x-frame-options-implemented-via-csp";
  const header = valueOf(answer, "x-frame-options");
  if (header === undefined) return "x-frame-options-not-implemented";
  return ["deny", "sameorigin"].includes(header)
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-header-invalid";
};

const resourcePolicy = (answer: Answer): Result => {
  switch (valueOf(answer, "cross-origin-resource-policy")) {
    case undefined:
      return "corp-not-implemented";
    case "same-origin":
      return "corp-implemented-with-same-origin";
    case "same-site":
      return "corp-implemented-with-same-site";
    case "cross-origin":
      return "corp-implemented-with-cross-origin";
    default:
      return "corp-header-invalid";
  }
};

const TESTS = [
  contentSecurityPolicy,
  cookies,
  resourceSharing,
  referrerPolicy,
  transportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
] as const;

/** The points and the grade of an answer, and what each test made of it. */
export const observe = (answer: Answer): { score: number; grade: string; results: Result[] } => {
  const results = TESTS.map((test) => test(answer));
  const modifiers = results.map((result) => MODIFIERS[result]);
  const add = (from: number, values: readonly number[]): number => values.reduce((sum, value) => sum + value, from);
  const strict = add(
    100,
    modifiers.filter((modifier) => modifier < 0),
  );
  const bonuses = modifiers.filter((modifier) => modifier > 0);
  const score = Math.max(0, strict >= LEAST_FOR_BONUSES ? add(strict, bonuses) : strict);
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? "F", results };
};
