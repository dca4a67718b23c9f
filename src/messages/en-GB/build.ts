/** Facts in words, for `{offices}` and `{countries}` in the content. */
export const factsMessages = {
  offices: ({ count }: { count: string }) => (count === "one" ? "one office" : `${count} offices`),
  countries: ({ count }: { count: string }) => (count === "one" ? "one country" : `${count} countries`),
};

/** The pages at old addresses, for hosts without redirects. */
export const redirectMessages = {
  title: "This page has moved",
  link: ({ address }: { address: string }) => `Go to ${address}`,
};
