import { issuesOf, validateDocument, readContent, type Content } from "../plugins/content/check/check-content";
import { toDocument } from "../plugins/content/check/document";
import type { Issue } from "../plugins/content/check/issue";
import type { ContentFile } from "../plugins/content/schema/content-file";
import { FACT_FILES, OFFICES_FILE, readTokens, SITE_FILE, type Tokens } from "../plugins/content/tokens";

type Validated = ReturnType<typeof validateDocument>;

/** The site's own content, read once. A test changes one file after another in it. */
export class ChangedContent {
  private readonly documents = new Map<string, { readonly contentFile: ContentFile; readonly raw: unknown }>();
  /** Every file, validated with a set of tokens. Most changes don't affect the tokens. */
  private readonly known = new Map<string, Map<string, Validated>>();
  /** Read once, because a test asks for the issues of thousands of changes in other files. */
  private facts: ReturnType<typeof readTokens> | undefined;

  private constructor(private readonly content: Content) {
    for (const result of this.content.read) {
      if ("document" in result) this.documents.set(result.document.relativePath, result.document);
    }
  }

  static async read(dataDir: string, options?: Parameters<typeof readContent>[1]): Promise<ChangedContent> {
    return new ChangedContent(await readContent(dataDir, options));
  }

  /** All files that the site reads, relative to data/. */
  get files(): string[] {
    return [...this.documents.keys()];
  }

  /** A file's JSON as it is now. */
  raw(file: string): unknown {
    return this.documents.get(file)?.raw;
  }

  /** The issues of all content, or of the content with other JSON in one file. */
  issues(file?: string, raw?: unknown): readonly Issue[] {
    const rawOf = (name: string): unknown => (name === file ? raw : this.raw(name));
    const facts =
      file !== undefined && FACT_FILES.includes(file)
        ? readTokens(rawOf(SITE_FILE), rawOf(OFFICES_FILE))
        : (this.facts ??= readTokens(this.raw(SITE_FILE), this.raw(OFFICES_FILE)));
    const { tokens, issues: nested } = facts;
    const read = [...this.validatedWith(tokens)].map(([name, validated]) =>
      name === file ? this.validateFile(name, raw, tokens) : validated,
    );
    return issuesOf({ ...this.content, nested, read });
  }

  /** Replaces a file's JSON. */
  replace(file: string, raw: unknown): void {
    const { contentFile } = this.fileOf(file);
    this.documents.set(file, { contentFile, raw });
    if (FACT_FILES.includes(file)) this.facts = undefined;
    for (const validated of this.known.values()) validated.delete(file);
  }

  private fileOf(file: string): { readonly contentFile: ContentFile; readonly raw: unknown } {
    const found = this.documents.get(file);
    if (!found) throw new Error(`The site reads no data/${file}.`);
    return found;
  }

  private validateFile(file: string, raw: unknown, tokens: Tokens): Validated {
    return validateDocument(toDocument(file, this.fileOf(file).contentFile, raw, tokens), this.content.assets);
  }

  private validatedWith(tokens: Tokens): Map<string, Validated> {
    const key = JSON.stringify(tokens);
    const validated = this.known.get(key) ?? new Map<string, Validated>();
    this.known.set(key, validated);
    for (const [file, { raw }] of this.documents) {
      if (!validated.has(file)) validated.set(file, this.validateFile(file, raw, tokens));
    }
    return validated;
  }
}
