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

/** Writes the sprites of the clients' logos, the partners' badges and the solutions' icons into static/. */
export const writeLogos = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const write = async (
    sprite: string,
    logos: readonly { readonly id: string; readonly file: string }[],
  ): Promise<void> => {
    const symbols = logos.map(({ id, file }) => symbolOf(id, path.join(projectDir, "data", file)));
    await writeSprite(path.join(projectDir, "static", sprite), await Promise.all(symbols));
  };

  const clients = nodesOf(getNodesByType, "Client", client).sort(byPosition);
  const logos = clients.map(({ slug, logo }) => ({ id: slug, file: logo }));
  await write(SPRITES.firstClients, logos.slice(0, FIRST_CLIENTS));
  await write(SPRITES.moreClients, logos.slice(FIRST_CLIENTS));

  const partners = nodesOf(getNodesByType, "Partner", partner).sort(byPosition);
  await write(
    SPRITES.partners,
    partners.map(({ image }, position) => ({ id: partnerId(position), file: image.file })),
  );

  const solutions = nodesOf(getNodesByType, "Solution", solution).sort(byPosition);
  await write(
    SPRITES.solutions,
    solutions.map(({ anchor, icon }) => ({ id: anchor, file: icon })),
  );
};
