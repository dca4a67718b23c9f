/** The first `length` characters of a text and an ellipsis; the text itself where it is no longer than that. */
export function truncate(text: string, length: number): string {
  // By code points: half of an emoji is not a character.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}
