import { cp } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { solutionPicture } from "../../src/constants/home";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";

const solution = { anchor: z.string(), image: z.string() };

/** Copies the solutions' pictures to their addresses in public/. */
export const copyPictures = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const copies = nodesOf(getNodesByType, "Solution", solution).map(({ anchor, image }) =>
    cp(path.join(projectDir, "data", image), path.join(projectDir, "public", solutionPicture(anchor))),
  );
  await Promise.all(copies);
};
