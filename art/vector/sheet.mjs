/** Contact sheets, to look at a whole batch at once: `sheet(files, out, {columns, cell, background, color})`. */
import fs from "node:fs";
import sharp from "sharp";

export async function sheet(
  files,
  out,
  { columns = 7, cell = [220, 110], background = "#FBF8F3", color = "#17112E", natural = false } = {},
) {
  const rows = Math.ceil(files.length / columns);
  const layers = await Promise.all(
    files.map(async (file, i) => {
      const isSvg = file.endsWith(".svg");
      const source = isSvg ? Buffer.from(fs.readFileSync(file, "utf8").replaceAll("currentColor", color)) : file;
      let image = sharp(source, isSvg ? { density: natural ? 72 : 144 } : {});
      if (!natural) image = image.resize(cell[0] - 16, cell[1] - 16, { fit: "inside" });
      const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
      return {
        input: data,
        left: Math.round((i % columns) * cell[0] + (cell[0] - info.width) / 2),
        top: Math.round(Math.floor(i / columns) * cell[1] + (cell[1] - info.height) / 2),
      };
    }),
  );
  await sharp({ create: { width: columns * cell[0], height: rows * cell[1], channels: 3, background } })
    .composite(layers)
    .png()
    .toFile(out);
}
