/** As many clients as the home page asks for: their logos are a file of their own, and so all that it has to load. */
export const CLIENTS_ON_HOME = 36;

/**
 * Where the build puts the logos (gatsby/logos.ts): a file for each place that shows them, because seventy files would
 * be seventy requests.
 */
export const SPRITES = {
  partners: "/logos/partners.svg",
  clientsOnHome: "/logos/clients.svg",
  moreClients: "/logos/more-clients.svg",
} as const;

/** Address of a client's logo in its sprite. */
export const clientLogo = ({ position, slug }: { position: number; slug: string }): string =>
  `${position < CLIENTS_ON_HOME ? SPRITES.clientsOnHome : SPRITES.moreClients}#${slug}`;

/** Id of a partner's badge in its sprite, by its place in the file. */
export const partnerId = (position: number): string => `partner-${position + 1}`;

/** Address of a partner's badge in its sprite. */
export const partnerLogo = ({ position }: { position: number }): string => `${SPRITES.partners}#${partnerId(position)}`;
