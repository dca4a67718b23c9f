import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseSvg } from "../../utils/parse-svg";
import { label, object, text, title, videoPath } from "./fields";

export const seoSchema = object("Seo", "What search engines and shared links show of a page.", {
  title: title().describe("The browser title and the headline of a search result."),
  description: text(320).describe("The summary under the headline of a search result."),
});

export const videoSchema = object(
  "VideoFiles",
  "One film in the encodings a browser chooses from, as addresses on the site.",
  {
    av1: videoPath().describe("AV1 in MP4, the smallest."),
    vp9: videoPath().describe("VP9 in WebM."),
    h264: videoPath().describe("H.264 in MP4, which every browser plays."),
  },
);

/** The header of a section, on the home page and in every kind of section. */
export const sectionHeader = {
  kicker: label().optional().describe("A word or two above the heading."),
  heading: title().describe("The heading of the section."),
  intro: text().optional().describe("A sentence or two under the heading."),
};

export const svgShapeSchema = object("SvgShape", "The shape of an SVG file.", {
  aspectRatio: z.number().describe("Width divided by height."),
});

/** @param file in `dataDir`, and checked */
export const svgShapeOf = (dataDir: string, file: string): z.output<typeof svgShapeSchema> => {
  const { aspectRatio } = parseSvg(readFileSync(path.join(dataDir, file), "utf8"), "shape");
  return { aspectRatio };
};
