/** @jest-environment node */
import { existsSync } from "node:fs";
import { attempt, installByApt } from "../lib/apt.mjs";
import { findEngine, findOrInstallEngine } from "./engines.mjs";

jest.mock("../lib/project.mjs", () => ({ projectDir: process.cwd() }));
jest.mock("./chromium.mjs", () => ({}));
jest.mock("../lib/apt.mjs", () => ({ attempt: jest.fn(() => false), installByApt: jest.fn(() => false) }));
jest.mock("node:fs", () => ({ existsSync: jest.fn(), readdirSync: () => ["x86_64-linux-gnu"] }));

/** Makes only these files exist. */
const machineWith = (...files: string[]) => {
  jest.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));
};
const WEBKIT = [
  "/usr/bin/WebKitWebDriver",
  "/usr/bin/Xvfb",
  "/usr/lib",
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];
const FILMS = "/usr/lib/x86_64-linux-gnu/gstreamer-1.0/libgstlibav.so";

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.FIREFOX_PATH;
});

describe("the browser for an engine", () => {
  it("is the system's Firefox, or the one that is named", () => {
    machineWith("/usr/bin/firefox-esr");
    expect(findEngine("firefox")).toEqual({ driver: "puppeteer", executable: "/usr/bin/firefox-esr" });
    process.env.FIREFOX_PATH = "/opt/firefox";
    expect(findEngine("firefox")).toEqual({ driver: "puppeteer", executable: "/opt/firefox" });
  });

  it("is WebKitGTK only where its driver, a screen and the plug-ins for films are there too", () => {
    machineWith(...WEBKIT);
    expect(findEngine("webkit")).toBeUndefined();
    machineWith(...WEBKIT, FILMS);
    expect(findEngine("webkit")).toEqual({ driver: "webdriver", executable: WEBKIT.at(-1) });
  });

  it("is asked of Playwright, then of apt, and there is none where neither brings it", () => {
    machineWith();
    expect(findOrInstallEngine("webkit")).toBeUndefined();
    expect(attempt).toHaveBeenCalledWith("npx", ["--no-install", "playwright", "install", "webkit"]);
    expect(jest.mocked(installByApt).mock.calls[0]).toContain("webkit2gtk-driver");
  });

  it("is what apt has brought", () => {
    machineWith();
    jest.mocked(installByApt).mockImplementation(() => {
      machineWith(...WEBKIT, FILMS);
      return true;
    });
    expect(findOrInstallEngine("webkit")?.driver).toBe("webdriver");
  });
});
