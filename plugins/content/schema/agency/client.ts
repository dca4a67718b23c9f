import type { z } from "zod";
import { label, object, slug, svgFile } from "../fields";
import { svgShapeOf, svgShapeSchema } from "../shared";
import type { SiteSettings } from "./site-settings";

export const clientSchema = object("Client", "A client of the agency, from data/clients.json.", {
  slug: slug().describe("A short name for machines."),
  name: label().describe("The client's name, which is also the accessible name of the logo."),
  industry: label().describe("The client's line of business, on the back of the logo's card."),
  logo: svgFile().describe("The logo as a file."),
});

export const clientDerivedFields = {
  svg: svgShapeSchema.describe("The logo's shape."),
};

export const toClientFields = (client: z.output<typeof clientSchema>, _: SiteSettings, dataDir: string) => ({
  ...client,
  svg: svgShapeOf(dataDir, client.logo),
});
