import { execFileSync } from "node:child_process";
import { z } from "zod";
import type { Engine, EngineName } from "./driver";
import { launchWithPlaywright } from "./playwright";
import { launchWithPuppeteer } from "./puppeteer";
import { launchWithWebDriver } from "./webdriver";

const foundEngine = z
  .object({ driver: z.enum(["playwright", "puppeteer", "webdriver"]), executable: z.string().optional() })
  .nullable();

/** Starts an engine with the driver that fits the browser found on this machine. */
export const launch = (name: EngineName, reducedMotion: boolean): Promise<Engine> => {
  const answer = execFileSync(process.execPath, ["scripts/browsers/find-engine.mjs", name], { encoding: "utf8" });
  const found = foundEngine.parse(JSON.parse(answer));
  if (!found) throw new Error(`No browser with ${name} was found. \`npm run browsers\` installs one where it can.`);
  const options = { executable: found.executable, reducedMotion };
  switch (found.driver) {
    case "playwright":
      return launchWithPlaywright(name, options);
    case "puppeteer":
      return launchWithPuppeteer(options);
    case "webdriver":
      return launchWithWebDriver(options);
  }
};
