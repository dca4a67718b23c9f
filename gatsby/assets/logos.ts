import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { FIRST_CLIENTS, partnerId, SPRITES } from "../../src/components/SpriteLogo/sprites";
import { parseJson } from "../content/check/json/parse-json";
import { clientSchema } from "../content/schema/agency/client";
import { partnerSchema } from "../content/schema/agency/partner";
import { solutionSchema } from "../content/schema/works/solution";
import { symbolOf, writeSprite } from "./sprite";

/** The items of a file in data/; undefined while it's being edited. */
const readItems = async <Item extends z.ZodType>(file: string, type: Item): Promise<z.output<Item>[] | undefined> => {
  const parsed = parseJson(await readFile(file, "utf8"));
  return z.looseObject({ items: z.array(type) }).safeParse("value" in parsed ? parsed.value : undefined).data?.items;
};

/** A logo of a sprite: its id there, and its file relative to data/. */
interface Logo {
  readonly id: string;
  readonly file: string;
}

/** Writes the sprites of the clients' logos, the partners' badges and the solutions' icons into static/. */
export const writeLogos = async (projectDir: string, dataDir: string): Promise<void> => {
  const write = async (sprite: string, logos: readonly Logo[]): Promise<void> => {
    const symbols = logos
      // The page's query reports a missing file.
      .filter(({ file }) => existsSync(path.join(dataDir, file)))
      .map(({ id, file }) => symbolOf(id, path.join(dataDir, file)));
    await writeSprite(path.join(projectDir, "static", sprite), await Promise.all(symbols));
  };

  const clients = await readItems(path.join(dataDir, "clients.json"), clientSchema);
  if (clients) {
    const logos = clients.map(({ slug, logo }) => ({ id: slug, file: logo }));
    await write(SPRITES.firstClients, logos.slice(0, FIRST_CLIENTS));
    await write(SPRITES.moreClients, logos.slice(FIRST_CLIENTS));
  }
  const partners = await readItems(path.join(dataDir, "partners.json"), partnerSchema);
  if (partners) {
    const badges = partners.map(({ image }, position) => ({ id: partnerId(position), file: image.file }));
    await write(SPRITES.partners, badges);
  }
  const solutions = await readItems(path.join(dataDir, "solutions.json"), solutionSchema);
  if (solutions) {
    const icons = solutions.map(({ id, icon }) => ({ id, file: icon }));
    await write(SPRITES.solutions, icons);
  }
};
