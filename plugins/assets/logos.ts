import path from "node:path";
import { z } from "zod";
import { FIRST_CLIENTS, partnerId, SPRITES } from "../../src/components/SpriteLogo/sprites";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";
import { symbolOf, writeSprite } from "./sprite";

const position = z.number();
const client = { position, slug: z.string(), logo: z.string() };
const partner = { position, image: z.object({ file: z.string() }) };
const solution = { position, anchor: z.string(), icon: z.string() };

const byPosition = (a: { readonly position: number }, b: { readonly position: number }): number =>
  a.position - b.position;

/** Writes the sprites of the clients' logos, the partners' badges and the solutions' icons into public/. */
export const writeLogos = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const clients = nodesOf(getNodesByType, "Client", client)
    .sort(byPosition)
    .map(({ slug, logo }) => ({ id: slug, file: logo }));
  const partners = nodesOf(getNodesByType, "Partner", partner)
    .sort(byPosition)
    .map(({ image }, position) => ({ id: partnerId(position), file: image.file }));
  const solutions = nodesOf(getNodesByType, "Solution", solution)
    .sort(byPosition)
    .map(({ anchor, icon }) => ({ id: anchor, file: icon }));
  for (const [sprite, logos] of [
    [SPRITES.firstClients, clients.slice(0, FIRST_CLIENTS)],
    [SPRITES.moreClients, clients.slice(FIRST_CLIENTS)],
    [SPRITES.partners, partners],
    [SPRITES.solutions, solutions],
  ] as const) {
    const symbols = logos.map(({ id, file }) => symbolOf(id, path.join(projectDir, "data", file)));
    await writeSprite(path.join(projectDir, "public", sprite), await Promise.all(symbols));
  }
};
