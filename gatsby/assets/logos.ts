import path from "node:path";
import { z } from "zod";
import { FIRST_CLIENTS, partnerId, SPRITES } from "../../src/components/SpriteLogo/sprites";
import { readJson } from "../content/facts";
import { clientSchema } from "../content/schema/agency/client";
import { partnerSchema } from "../content/schema/agency/partner";
import { solutionSchema } from "../content/schema/works/solution";
import { symbolOf, writeSprite } from "./sprite";

/** The items of a file in data/. */
const readItems = <Item extends z.ZodType>(dataDir: string, file: string, type: Item): z.output<Item>[] =>
  z.looseObject({ items: z.array(type) }).parse(readJson(dataDir, file)).items;

/** A logo of a sprite: its id there, and its file relative to data/. */
interface Logo {
  readonly id: string;
  readonly file: string;
}

/** Writes the sprites of the clients' logos, the partners' badges and the solutions' icons into static/. */
export const writeLogos = async (projectDir: string, dataDir: string): Promise<void> => {
  const write = async (sprite: string, logos: readonly Logo[]): Promise<void> => {
    const symbols = logos.map(({ id, file }) => symbolOf(id, path.join(dataDir, file)));
    await writeSprite(path.join(projectDir, "static", sprite), await Promise.all(symbols));
  };

  const clients = readItems(dataDir, "clients.json", clientSchema).map(({ slug, logo }) => ({ id: slug, file: logo }));
  await write(SPRITES.firstClients, clients.slice(0, FIRST_CLIENTS));
  await write(SPRITES.moreClients, clients.slice(FIRST_CLIENTS));
  const partners = readItems(dataDir, "partners.json", partnerSchema);
  await write(
    SPRITES.partners,
    partners.map(({ image }, position) => ({ id: partnerId(position), file: image.file })),
  );
  const solutions = readItems(dataDir, "solutions.json", solutionSchema);
  await write(
    SPRITES.solutions,
    solutions.map(({ id, icon }) => ({ id, file: icon })),
  );
};
