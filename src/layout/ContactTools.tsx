/** Replaced with the floating tools. */
export function ContactTools() {
  return null;
}
