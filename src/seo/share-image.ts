/** Size of every share image in px: what Facebook, LinkedIn, WhatsApp and X show without cropping. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Address of a page's share image. `plugins/share-images` draws it. */
export const shareImage = (pagePath: string): string =>
  `/share/${pagePath.split("/").filter(Boolean).join("/") || "index"}.png`;
