/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { TemporaryFolder } from "../test/temporary-folder";

const folder = new TemporaryFolder();

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "grey", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

test.each(["jpeg", "png", "webp"] as const)(
  "makes a %s small enough for the site, under its own name",
  async (format) => {
    const file = path.join(folder.path, `photo.${format}`);
    await noise(2400, 600).withMetadata({ orientation: 6 }).toFormat(format, { lossless: true }).toFile(file);
    const before = statSync(file).size;
    execFileSync(process.execPath, ["-r", "ts-node/register", "scripts/shrink.ts", file]);
    expect(statSync(file).size).toBeLessThan(before / 2);
    // A picture that a camera saved lying down stands.
    expect(await sharp(file).metadata()).toMatchObject({ format, width: 480, height: 1920 });
  },
);
