/** Replaced with the timed popup. */
export function LeadPopup() {
  return null;
}
