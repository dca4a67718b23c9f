/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { checkContent } from "../../plugins/content/check/check-content";
import { colorTables } from "../../src/theme/color-schemes";
import { contrastIssues } from "../../src/theme/contrast";
import palette from "../../src/theme/palette.json";
import { TemporaryFolder } from "../../test/temporary-folder";
import { cleanData } from "../clean-sample";
import { answerIssue, checkColors, completed, readSite, rebrand } from "./brand";
import { colorsFrom } from "./brand-palette";
import { markFrom } from "./mark";

const folder = new TemporaryFolder();
let project: string;
const read = (file: string): string => readFileSync(path.join(project, file), "utf8");
const site = (): unknown => JSON.parse(read("data/site.json"));

/** Gives each test of a group a copy of the project. */
const useCopy = (): void => {
  beforeEach(() => {
    project = folder.path;
    for (const folder of ["data", "static", "src"]) cpSync(folder, path.join(project, folder), { recursive: true });
    for (const file of ["package.json", "package-lock.json", "README.md"]) cpSync(file, path.join(project, file));
    symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"));
  });
};

describe("colours", () => {
  it("stay as they are if none is chosen", () => {
    expect(colorsFrom(palette, {})).toEqual({ palette, issues: [], proposals: {} });
  });

  it("take their shades with them", () => {
    const { palette: made, issues } = colorsFrom(palette, { ink: "#0B2E26" });
    expect(issues).toEqual([]);
    expect(made.ink).toBe("#0B2E26");
    for (const name of ["inkSoft", "dark", "darkest", "muted"] as const) expect(made[name]).not.toBe(palette[name]);
    expect(made.paper).toBe(palette.paper);
  });

  it.each([
    ["a pale accent", { vermilion: "#FF9060" }],
    ["a dark main colour", { marigold: "#1B4FD8" }],
    ["pale art", { violet: "#B0A0F0", jade: "#66DDAA" }],
  ])("that can't be read come with others that can: %s", (_, chosen) => {
    const { issues, proposals } = colorsFrom(palette, chosen);
    expect(issues.length).toBeGreaterThan(0);
    expect(Object.keys(proposals).length).toBeGreaterThan(0);
    const again = colorsFrom(palette, { ...chosen, ...proposals });
    expect(again.issues).toEqual([]);
    expect(contrastIssues(colorTables(again.palette))).toEqual([]);
  });
});

describe("what colours must be", () => {
  it("is said in the palette's words", () => {
    expect(checkColors({ marigold: "#1B4FD8" }).reasons).toEqual(["marigold must be light: dark text sits on it"]);
  });

  it("and which stay the sample's, such as the red accent", () => {
    const { kept } = checkColors({ marigold: "#7FD8B4", ink: "#0B2E26" });
    expect(kept).toContain(`vermilion ${palette.vermilion}: links, emphasis and errors`);
    expect(kept).toHaveLength(6);
  });
});

describe("a logo", () => {
  const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${body}</svg>`;

  it("becomes a square mark in two colours that the page sets", () => {
    expect(markFrom(svg('<path fill="#123456" d="M0 0h9v9z"/><circle fill="red" r="2"/>'))).toEqual({
      viewBox: "0 -5 20 20",
      body: '<g fill="currentColor"><path fill="currentColor" d="M0 0h9v9z"/><circle fill="var(--mark-accent)" r="2"/></g>',
    });
  });

  it("has the colour that was chosen stand out", () => {
    const source = svg('<path fill="#123456" d="M0 0h9v9z"/><circle fill="red" r="2"/>');
    expect(markFrom(source, "#123456").body).toBe(
      '<g fill="currentColor"><path fill="var(--mark-accent)" d="M0 0h9v9z"/><circle fill="currentColor" r="2"/></g>',
    );
    expect(() => markFrom(source, "blue")).toThrow("the logo has no colour blue; it has #123456 and red");
  });

  it.each([
    ["a third colour", '<path fill="red"/><path fill="blue"/><path fill="green"/>', "has 3 colours"],
    ["text", "<text>Fig</text>", "Turn text into paths"],
    ["a script", "<script/>", "contains <script>"],
    ["thousands of points", `<path d="${"M0 0".repeat(2000)}"/>`, "Simplify its paths"],
  ])("is refused with %s", (_, body, reason) => {
    expect(() => markFrom(svg(body))).toThrow(reason);
  });
});

describe("npm run rebrand", () => {
  useCopy();

  it("changes each fact in its place, and what follows from it", async () => {
    const result = await rebrand(
      { name: "Fig & Co", domain: "https://figco.example", phone: "+44 20 7946 0812", marigold: "#7FD8B4" },
      project,
    );
    expect(result.files).toContain("data/site.json");
    expect(site()).toMatchObject({
      name: "Fig & Co",
      email: "hello@figco.example",
      careersEmail: "careers@figco.example",
      phone: { display: "+44 20 7946 0812", e164: "+442079460812" },
      whatsapp: { e164: "+442079460812" },
    });
    expect(read("data/site.json")).not.toMatch(/netra/i);
    expect(JSON.parse(read("src/theme/palette.json"))).toMatchObject({ marigold: "#7FD8B4" });
    expect(read("README.md")).toMatch(/^# Fig & Co$/m);
    expect(read("static/favicon.svg")).toContain("#7FD8B4");
    expect(read("data/images/partners/retail-growth-awards.svg")).not.toMatch(/#ffb020/i);
    expect(await checkContent(path.join(project, "data"))).toEqual([]);
  });

  it("gives npm a name that it takes, whatever the brand's letters", async () => {
    await rebrand({ name: "Blåbær & Sølv" }, project);
    expect(read("package.json")).toMatch(/"name": "[a-z0-9-]+-website"/);
    expect(site()).toMatchObject({ name: "Blåbær & Sølv" });
  });

  it("takes out the profiles that the brand doesn't have, and the links to them", async () => {
    const result = await rebrand({ facebook: "none", x: "none", pinterest: "none" }, project);
    expect(result.files).toContain("data/site.json");
    const { socials } = readSite(project);
    expect(socials.map(({ platform }) => platform)).toEqual(["instagram", "youtube", "linkedin"]);
    const images = read("data/portfolio-images.json");
    expect(images).toContain('"socials": ["instagram", "linkedin"]');
    expect(images).not.toMatch(/facebook|twitter/);
    expect(await checkContent(path.join(project, "data"))).toEqual([]);
  });

  it("is in the country of the number, if no other is given", async () => {
    await rebrand({ phone: "+33 1 99 00 12 34" }, project);
    expect(site()).toMatchObject({ country: "FR" });
    await rebrand({ phone: "+33 1 99 00 12 35", country: "BE", language: "fr" }, project);
    expect(site()).toMatchObject({ country: "BE", language: "fr" });
  });

  it("takes no language without words, and no country that isn't one", async () => {
    const facts = readSite(project);
    expect(answerIssue("language", "norwegian", facts)).toMatch(/BCP 47/);
    expect(answerIssue("language", "fi", facts)).toMatch(/npm run new language fi/);
    expect(answerIssue("language", "de-AT", facts)).toBeUndefined();
    expect(answerIssue("country", "XX", facts)).toMatch(/there is no country XX/);
    await expect(rebrand({ language: "fi" }, project)).rejects.toThrow("npm run new language fi");
  });

  it("isn't stopped by a warning, such as a picture that nothing uses", async () => {
    writeFileSync(path.join(project, "data/images/left-over.svg"), "<svg/>");
    expect((await rebrand({ name: "Fig & Co" }, project)).files).toContain("data/site.json");
  });

  it("leaves what stays as it is written", async () => {
    const before = read("data/site.json");
    await rebrand({ marigold: "#7FD8B4" }, project);
    expect(read("data/site.json")).toBe(before);
  });

  it("tells at once what is wrong with an answer, and what a fact becomes without one", () => {
    const facts = readSite(project);
    expect(answerIssue("domain", "figco.example", facts)).toMatch(/https/);
    expect(answerIssue("phone", "020 7946 0812", facts)).toMatch(/\+/);
    expect(answerIssue("facebook", "figco", facts)).toBeDefined();
    expect(answerIssue("facebook", "none", facts)).toBeUndefined();
    expect(answerIssue("ink", "navy", facts)).toBe(`"navy" isn't a colour; write it like #FFB020`);
    expect(answerIssue("email", "hello@figco.example", facts)).toBeUndefined();
    expect(
      completed({ name: "Fig & Co", domain: "https://figco.example", phone: "+44 20 7946 0812" }, facts),
    ).toMatchObject({
      email: "hello@figco.example",
      whatsapp: "+44 20 7946 0812",
      x: "https://x.com/figco",
      "legal-name": "{name}",
    });
  });

  it.each([
    ["an address without https", { domain: "figco.example" }, "domain"],
    ["no number", { phone: "call us" }, "phone"],
    ["no colour", { ink: "navy" }, "navy"],
    ["colours that can't be read", { vermilion: "#FFE0D0" }, "have a contrast of"],
    ["a logo that isn't there", { logo: "nowhere.svg" }, "there is no file"],
    ["a font that isn't there", { "text-font": "No Such Font" }, "@fontsource-variable/no-such-font"],
  ])("writes nothing for %s", async (_, answers, reason) => {
    const before = read("data/site.json");
    await expect(rebrand({ name: "Fig", ...answers }, project)).rejects.toThrow(reason);
    expect(read("data/site.json")).toBe(before);
    expect(read("package.json")).toBe(readFileSync("package.json", "utf8"));
  });
});

describe("npm run clean:sample", () => {
  useCopy();

  const clientsSchema = z.object({ items: z.array(z.object({ logo: z.string() })) });
  const firstLogo = (): string => {
    const { items } = clientsSchema.parse(JSON.parse(read("data/clients.json")));
    return `data/${items[0]?.logo}`;
  };

  it("leaves valid content without other people, their work and their pictures", async () => {
    const logo = firstLogo();
    await cleanData(project);
    expect(await checkContent(path.join(project, "data"))).toEqual([]);
    for (const file of ["clients", "testimonials", "posts", "reels", "case-studies", "team"]) {
      expect(JSON.parse(read(`data/${file}.json`))).toHaveProperty("items", []);
    }
    const pages = readdirSync(path.join(project, "data/pages")).map((file) => read(`data/pages/${file}`));
    expect(pages.filter((page) => page.includes('"caseStudy"'))).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
    // Its figures are still invented.
    expect(read("data/site.json")).toBe(readFileSync("data/site.json", "utf8"));
    expect(() => read(logo)).toThrow("ENOENT");
  });

  it("changes nothing where the content has a fault already", async () => {
    const clients = read("data/clients.json");
    writeFileSync(path.join(project, "data/faq.json"), "{");
    await expect(cleanData(project)).rejects.toThrow("data/faq.json");
    expect(read("data/clients.json")).toBe(clients);
    expect(read(firstLogo())).toContain("<svg");
  });
});
