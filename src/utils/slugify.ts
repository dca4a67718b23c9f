/** Text as part of an address: "AI & CGI, explained" becomes "ai-cgi-explained". */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
