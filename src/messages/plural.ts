/** The forms of a word, such as `{ one: "post", other: "posts" }`. Some languages have more. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The form of a word that goes with a count. */
export const plural = (locale: string, count: number, forms: PluralForms): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
