import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { content } from "../support/content";
import { scrollThrough, withoutPopup } from "../support/page";
import { LEGAL } from "../support/routes";
import { expect, test } from "../support/test";

const FILMS = "static/videos";
const films = readdirSync(FILMS);
const names = [...new Set(films.map((file) => file.replace(/\..*$/, "")))];

const limits = (name: string) =>
  name === "hero"
    ? { width: 1280, height: 720, shortest: 6, longest: 10, bytes: 800_000 }
    : { width: 960, height: 540, shortest: 4, longest: 6, bytes: 350_000 };

/** What a player reads before the first frame: what is in the file. */
const headOf = (file: string): string => {
  const bytes = readFileSync(path.join(FILMS, file));
  return bytes.toString("latin1", 0, file.endsWith(".mp4") ? bytes.indexOf("mdat") : 4096);
};

test("every film is there for every player, without sound, and as light as AV1 makes it", () => {
  for (const name of names) {
    expect(films.filter((file) => file.startsWith(`${name}.`)).sort()).toEqual([
      `${name}.av1.mp4`,
      `${name}.h264.mp4`,
      `${name}.vp9.webm`,
    ]);
    expect(readFileSync(path.join(FILMS, `${name}.av1.mp4`)).length, name).toBeLessThan(limits(name).bytes);
  }
  for (const file of films) {
    expect(headOf(file), file).toMatch(file.endsWith(".mp4") ? /moov[^]*vide/ : /V_VP9/);
    expect(headOf(file), file).not.toMatch(file.endsWith(".mp4") ? /soun/ : /A_(OPUS|VORBIS)/);
  }
});

// Chromium as tests install it plays no H.264.
for (const file of films.filter((name) => !name.includes("h264"))) {
  test(`${file} plays, and its end leads into its beginning`, async ({ page }) => {
    const { width, height, shortest, longest } = limits(file.replace(/\..*$/, ""));
    await page.goto(LEGAL.to);
    const film = await page.evaluate(async (address) => {
      const FRAMES_A_SECOND = 24;
      const BLOCK = 8;
      // Multiples of 16 in all these films: codecs begin a group of pictures there, and steps are at their largest.
      const SAMPLES = 6;
      const video = document.createElement("video");
      const event = (name: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(name, resolve, { once: true });
          video.addEventListener(
            "error",
            () => {
              reject(new Error(video.error?.message));
            },
            { once: true },
          );
        });
      const loaded = event("loadeddata");
      video.src = address;
      await loaded;
      const frames = Math.round(video.duration * FRAMES_A_SECOND);
      const { videoWidth: width, videoHeight: height } = video;
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("There is no canvas to compare on.");
      /** The mean brightness of each block of points: what the eye sees of a step, without the codec's grain. */
      const frame = async (number: number): Promise<Float64Array> => {
        const sought = event("seeked");
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        video.currentTime = (number + 0.5) / FRAMES_A_SECOND;
        await sought;
        // A busy browser can leave the callback out, but it has the frame.
        await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 1000))]);
        context.drawImage(video, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const columns = Math.ceil(width / BLOCK);
        const means = new Float64Array(columns * Math.ceil(height / BLOCK));
        for (let point = 0; point < width * height; point += 1) {
          const block = Math.floor(point / width / BLOCK) * columns + Math.floor((point % width) / BLOCK);
          const channel = (offset: number): number => data[point * 4 + offset] ?? 0;
          const brightness = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
          means[block] = (means[block] ?? 0) + brightness / BLOCK ** 2;
        }
        return means;
      };
      const difference = async (one: number, other: number): Promise<number> => {
        const before = await frame(one);
        const after = await frame(other);
        return before.reduce((sum, mean, block) => sum + Math.abs(mean - (after[block] ?? 0)), 0) / before.length;
      };
      const steps: number[] = [];
      for (let number = 0; number < frames - 1; number += frames / SAMPLES)
        steps.push(await difference(number, number + 1));
      return {
        size: { width: video.videoWidth, height: video.videoHeight },
        seconds: video.duration,
        seam: await difference(frames - 1, 0),
        largestStep: Math.max(...steps),
      };
    }, `/videos/${file}`);
    expect(film.size).toEqual({ width, height });
    expect(film.seconds).toBeGreaterThan(shortest - 0.05);
    expect(film.seconds).toBeLessThan(longest + 0.05);
    expect(film.largestStep).toBeGreaterThan(0);
    expect(film.seam).toBeLessThan(film.largestStep);
  });
}

test.describe("the pictures of the home page at 390 px and two device pixels a pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test("weigh under 900 kB with everything scrolled into view, the first one under 30 kB", async ({ page }) => {
    await withoutPopup(page);
    const sizes = new Map<string, number>();
    page.on("requestfinished", async (request) => {
      if (!/\.(avif|webp|png|jpg|svg)$/.test(new URL(request.url()).pathname)) return;
      sizes.set(request.url(), (await request.sizes()).responseBodySize);
    });
    await page.goto("/");
    await scrollThrough(page);
    // And what carousels and tabs show when asked.
    const waiting = () =>
      page.evaluate(() => {
        const images = [...document.querySelectorAll("img")];
        for (const image of images) image.loading = "eager";
        return images.filter((image) => !image.complete).length;
      });
    await expect.poll(waiting).toBe(0);
    const poster = await page
      .locator("#hero img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(sizes.get(poster)).toBeLessThan(30_000);
    const { caseStudies, method, offices, testimonials, whyUs } = content;
    const pictured = [...caseStudies, ...method, ...offices, ...testimonials, ...whyUs];
    // The section pictures, and the logos of partners and clients.
    expect(sizes.size).toBeGreaterThan(new Set(pictured.map(({ image }) => image.file)).size);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(900_000);
  });
});
