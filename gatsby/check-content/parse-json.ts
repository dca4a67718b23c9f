interface JsonFault {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

class JsonError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const faultAt = (text: string, offset: number, message: string): JsonFault => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message };
};

/**
 * Finds the first error of a JSON text with its place, which `JSON.parse` does not tell in a reliable form, and the
 * fields given twice, of which `JSON.parse` silently takes the last.
 */
class Scanner {
  private offset = 0;
  readonly doubled: { readonly key: string; readonly offset: number }[] = [];

  constructor(private readonly text: string) {}

  scan(): void {
    if (this.text.startsWith("\uFEFF"))
      this.fail("the file begins with a byte order mark; save it as UTF-8 without one");
    this.value();
    if (this.peek() !== "") this.fail("nothing may follow the end of the content");
  }

  private fail(message: string, offset = this.offset): never {
    throw new JsonError(message, offset);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const taken = pattern.exec(this.text)?.[0] ?? "";
    this.offset += taken.length;
    return taken;
  }

  /** The next sign that is not white space; empty at the end. */
  private peek(): string {
    this.take(/[ \t\n\r]*/y);
    return this.text.charAt(this.offset);
  }

  private value(): void {
    const sign = this.peek();
    if (sign === "{") this.object();
    else if (sign === "[")
      this.entries("]", () => {
        this.value();
      });
    else if (sign === '"') this.string();
    else if (sign === "") this.fail("the file ends where a value is missing");
    else if (!this.take(/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y)) {
      this.fail("a value is missing here: text in double quotation marks, a number, true, false, { or [");
    }
  }

  private string(): string {
    const start = this.offset;
    // Control characters, line breaks among them, may not stand in a text as they are.
    const taken = this.take(/"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y);
    if (!taken) this.fail("this text is not closed on its line, or has a backslash that means nothing", start);
    return taken;
  }

  private object(): void {
    const keys = new Set<string>();
    this.entries("}", () => {
      const offset = this.offset;
      if (this.peek() !== '"') this.fail("a field's name in double quotation marks is missing here");
      const key = this.string();
      if (keys.has(key)) this.doubled.push({ key, offset });
      keys.add(key);
      if (this.peek() !== ":") this.fail(`a colon is missing after ${key}`);
      this.offset += 1;
      this.value();
    });
  }

  private entries(close: "}" | "]", entry: () => void): void {
    const start = this.offset;
    this.offset += 1;
    if (this.peek() !== close) {
      for (;;) {
        if (this.peek() === "") this.fail(`this is never closed with a ${close}`, start);
        entry();
        const sign = this.peek();
        if (sign === close) break;
        if (sign === "") this.fail(`this is never closed with a ${close}`, start);
        if (sign !== ",") this.fail(`a comma or a ${close} is missing before this`);
        const comma = this.offset;
        this.offset += 1;
        if (this.peek() === close) this.fail(`the comma before ${close} is one too many`, comma);
      }
    }
    this.offset += 1;
  }
}

/** The value of a JSON text, or what is wrong with the text. */
export const parseJson = (text: string): { readonly value: unknown } | { readonly faults: readonly JsonFault[] } => {
  const scanner = new Scanner(text);
  try {
    scanner.scan();
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { faults: [faultAt(text, error.offset, error.message)] };
  }
  if (scanner.doubled.length > 0) {
    return {
      faults: scanner.doubled.map(({ key, offset }) =>
        faultAt(text, offset, `the field ${key} stands here a second time`),
      ),
    };
  }
  return { value: JSON.parse(text) };
};
