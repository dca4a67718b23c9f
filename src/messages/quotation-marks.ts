/** A language's quotation marks, opening and closing, with the spaces it puts inside them. */
export interface QuotationMarks {
  readonly double: readonly [opening: string, closing: string];
  /** For a quotation inside another one. */
  readonly single: readonly [opening: string, closing: string];
}
