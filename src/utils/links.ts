/** A page on the way from the home page to another one. Its path has a slash at either end. */
export type Crumb = Readonly<Record<"name" | "path", string>>;

/** Address of a map search, opened in the visitor's maps application or a browser. */
export const mapSearchUrl = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Address of a WhatsApp chat. @param e164 number with country code, e.g. "+911155500137". */
export const whatsappUrl = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, "")}`;

/** A mailto address with an optional subject. */
export const mailtoUrl = (email: string, subject = ""): string =>
  `mailto:${email}${subject && `?subject=${encodeURIComponent(subject)}`}`;

/** A platform that the content names. twitter is X under its old name. */
export const platformOf = (name: string): string => (name === "twitter" ? "x" : name);

export const platformIcon = (platform: string) => `${platformOf(platform)}-logo` as const;
