/** How many clients home's HTML shows: all that wide screens have, and two pages and a half on small ones. */
export const FIRST_CLIENTS = 30;

/** Where the build puts the logos: one file for each place, because seventy files would mean seventy requests. */
export const SPRITES = {
  partners: "/logos/partners.svg",
  firstClients: "/logos/clients.svg",
  moreClients: "/logos/more-clients.svg",
} as const;

/** Address of a client's logo in its sprite. */
export const clientLogoHref = ({ position, slug }: { position: number; slug: string }): string =>
  `${position < FIRST_CLIENTS ? SPRITES.firstClients : SPRITES.moreClients}#${slug}`;

/** Id of a partner's badge in its sprite, by its position in the file. */
export const partnerId = (position: number): string => `partner-${position + 1}`;

/** Address of a partner's badge in its sprite. */
export const partnerLogoHref = ({ position }: { position: number }): string =>
  `${SPRITES.partners}#${partnerId(position)}`;
