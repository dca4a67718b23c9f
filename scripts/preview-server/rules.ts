const linesIn = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `*` matches any text. Other letters are percent-encoded in the file, and decoded in the path. */
const matches = (address: string, pathname: string): boolean => {
  const pattern = decodeURI(address)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*");
  return new RegExp(`^${pattern}$`).test(pathname);
};

/** Every header that a `_headers` file sets for a path. If rules overlap, their values are joined, as hosts do. */
export const headersFor = (text: string, pathname: string): Headers => {
  const found = new Headers();
  let applies = false;
  for (const line of linesIn(text)) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) applies = matches(line.trim(), pathname);
    else if (applies) found.append(name, value);
  }
  return found;
};

/** The first rule for a path in a `_redirects` file: from, to, and a status, whose "!" makes it override a file at that path. */
export const redirectFor = (text: string, pathname: string) =>
  linesIn(text)
    .map((line) => {
      const [from = "", to = "", status = "301"] = line.split(/\s+/);
      return { from, to, status: Number.parseInt(status, 10), overFile: status.endsWith("!") };
    })
    .find(({ from }) => matches(from, pathname));
