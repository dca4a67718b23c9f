/** Bytes before the list of tables, and of each entry in it. */
const HEADER = 12;
const ENTRY = 16;

/** Where each table of a font starts and ends. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER + ENTRY * index;
    const start = font.readUInt32BE(entry + 8);
    const data = font.subarray(start, start + font.readUInt32BE(entry + 12));
    return { entry, tag: font.toString("latin1", entry, entry + 4), data };
  });

/** An uncompressed font with one table of another with its glyphs. A tool that writes fonts mends the checksums. */
export const withTableOf = (font: Buffer, tag: string, other: Buffer): Buffer => {
  const replacement = tablesOf(other).find((table) => table.tag === tag);
  if (!replacement) return font;
  const tables = tablesOf(font).map((table) => (table.tag === tag ? { ...table, data: replacement.data } : table));
  const head = Buffer.from(font.subarray(0, HEADER + ENTRY * tables.length));
  const parts: Buffer[] = [head];
  let start = head.length;
  for (const { entry, data } of tables) {
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    start += data.length + padding.length;
  }
  return Buffer.concat(parts);
};
