/** The first `length` characters of a text and an ellipsis, or the text itself if it's no longer than that. */
export function truncate(text: string, length: number): string {
  // By code points, so an emoji isn't cut in half.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}
