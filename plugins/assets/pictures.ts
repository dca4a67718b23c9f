import { cp } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { solutionPicture, valuePicture } from "../../src/constants/home";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";

const value = { image: z.string() };
const solution = { ...value, anchor: z.string() };

/** Copies the pictures of the solutions and the values to their addresses in public/. */
export const copyPictures = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const copy = (image: string, address: string) =>
    cp(path.join(projectDir, "data", image), path.join(projectDir, "public", address));
  await Promise.all([
    ...nodesOf(getNodesByType, "Solution", solution).map(({ anchor, image }) => copy(image, solutionPicture(anchor))),
    ...nodesOf(getNodesByType, "Value", value).map(({ image }, index) => copy(image, valuePicture(index))),
  ]);
};
