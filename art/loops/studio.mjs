/**
 * Films one scene: bundles it, runs it in headless Chromium (software WebGL) and hands the frames to ffmpeg or keeps one
 * as PNG.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import * as esbuild from "esbuild";
import puppeteer from "puppeteer-core";
import { here } from "../paths.mjs";

/**
 * @param {{scene: string, part?: string, width: number, height: number, samples: number, frames?: number, fps?: number, at?: number, out: string}} shot
 * With `frames`, `out` is a lossless video of the whole loop; otherwise a PNG of the moment `at`. A scene may show a `part`
 * of itself, by a name of its own.
 */
export async function shoot({ scene, part, width, height, samples, frames = 0, fps = 24, at = 0, out }) {
  const bundle = await esbuild.build({
    entryPoints: [path.join(here, "loops/scenes", `${scene}.js`)],
    bundle: true,
    write: false,
    logLevel: "warning",
  });
  const code = bundle.outputFiles[0].text;
  const page = `<!doctype html><body style="margin:0"><script>window.ART=${JSON.stringify({ W: width, H: height, SAMPLES: samples, PART: part })}</script><script src="/scene.js"></script>`;

  const sink = frames
    ? spawn(
        "ffmpeg",
        [
          "-y",
          "-v",
          "error",
          "-f",
          "rawvideo",
          "-pix_fmt",
          "rgba",
          "-s",
          `${width}x${height}`,
          "-r",
          `${fps}`,
          "-i",
          "-",
          "-vf",
          "vflip",
          "-c:v",
          "libx264rgb",
          "-preset",
          "ultrafast",
          "-qp",
          "0",
          out,
        ],
        { stdio: ["pipe", "inherit", "inherit"] },
      )
    : null;
  const server = http
    .createServer((request, response) => {
      if (request.method === "POST") {
        const parts = [];
        request.on("data", (d) => parts.push(d));
        request.on("end", () => {
          const body = Buffer.concat(parts);
          if (sink) sink.stdin.write(body, () => response.end());
          else {
            fs.writeFileSync(out, body);
            response.end();
          }
        });
        return;
      }
      const isScene = request.url === "/scene.js";
      response.setHeader("content-type", isScene ? "text/javascript" : "text/html; charset=utf-8");
      response.end(isScene ? code : page);
    })
    .listen(0);

  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    protocolTimeout: 600000,
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
      "--disable-dev-shm-usage",
    ],
  });
  try {
    const tab = await browser.newPage();
    tab.on("console", (m) => m.type() === "error" && console.error("[page]", m.text()));
    tab.on("pageerror", (e) => console.error("[page]", e.message));
    await tab.setViewport({ width, height });
    await tab.goto(`http://127.0.0.1:${server.address().port}/`, { timeout: 300000 });
    await tab.waitForFunction("window.ready === true", { timeout: 300000 });
    const start = Date.now();
    if (sink) {
      for (let i = 0; i < frames; i++) {
        await tab.evaluate(async (t) => {
          window.draw(t);
          await fetch("/frame", { method: "POST", body: window.pixels() });
        }, i / frames);
        if (i % 24 === 0)
          console.log(scene, `frame ${i}/${frames}`, `${((Date.now() - start) / 1000 / (i + 1)).toFixed(1)} s each`);
      }
      sink.stdin.end();
      await new Promise((done) => sink.on("close", done));
    } else {
      await tab.evaluate(async (t) => {
        window.draw(t);
        await fetch("/frame", { method: "POST", body: await window.picture() });
      }, at);
    }
    console.log(scene, "done in", ((Date.now() - start) / 1000).toFixed(1), "s");
  } finally {
    await browser.close();
    server.close();
  }
}
