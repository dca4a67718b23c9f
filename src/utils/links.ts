/** Address of a map search, opened in the visitor's maps application or a browser. */
export const mapSearchUrl = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Address of a WhatsApp chat. @param e164 number with country code, e.g. "+911155500137". */
export const whatsappUrl = (e164: string, text = ""): string => {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${e164.replace(/\D/g, "")}${query}`;
};

/** A mailto address with an optional subject and body. */
export const mailtoUrl = (email: string, fields: { subject?: string; body?: string } = {}): string => {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${email}${query ? `?${query}` : ""}`;
};
