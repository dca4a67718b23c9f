import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import type { Issue } from "../plugins/content/check/issue";
import { formatIssue } from "../plugins/content/check/issue";
import { checkContent } from "../plugins/content/check/check-content";
import site from "./site";

/** Any JSON that a test can change. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** Enough of a PNG to have a size: its header, and an empty chunk of pixels. */
export const png = (width: number, height: number): Buffer => {
  const file = Buffer.alloc(45);
  file.write("\u0089PNG\r\n\u001a\n", "latin1");
  file.writeUInt32BE(13, 8);
  file.write("IHDR", 12, "latin1");
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt8(8, 24);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  file.write("IDAT", 37, "latin1");
  return file;
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';

const picture = (file = "images/large.png"): JsonObject => ({ file, alt: "A lens" });
/** No two pages may have the same. */
const seo = (page: string) => ({ title: `A title of ${page} | {name}`, description: `A description of ${page}.` });
const section = { heading: "A heading" };
const film = { av1: "/videos/film.mp4", vp9: "/videos/film.webm", h264: "/videos/film.mp4" };
const step = { title: "Listen", text: "We listen.", image: picture() };

const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** Copies of an entry, with different values in the fields that must be unique. */
const varied = (count: number, entry: JsonObject, ...fields: string[]): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({
    ...entry,
    ...Object.fromEntries(fields.map((field) => [field, `${textOf(entry[field])}-${index + 1}`])),
  }));

const list = (name: string, items: JsonObject[], fields: JsonObject = {}): [string, JsonObject] => [
  `${name}.json`,
  { $schema: `./schema/${name}.schema.json`, ...fields, items },
];

const service = (slug: string, order: number, related: string[]): [string, JsonObject] => [
  `services/${slug}.json`,
  {
    $schema: "../schema/page.schema.json",
    path: `/services/${slug}/`,
    name: slug,
    order,
    colorScheme: "violet",
    seo: seo(slug),
    image: picture("images/large.png"),
    hero: { headline: "A headline", lead: "We", phrases: ["listen", "work"], text: "A text." },
    directory: { heading: "A heading", content: "A text." },
    sections: [
      { kind: "prose", heading: "First, prose", paragraphs: ["Write to {email}."] },
      {
        kind: "cards",
        heading: "Then cards",
        columns: 3,
        items: [
          { title: "One", text: "A text.", icon: "eye" },
          { title: "Two", text: "A text." },
        ],
      },
      {
        kind: "platforms",
        heading: "Platforms",
        items: varied(2, { title: "X", text: "A text.", icon: "x-logo" }, "title"),
      },
      {
        kind: "chart",
        heading: "Results",
        form: "line",
        caption: "A caption.",
        axes: { horizontal: "Month", vertical: "Orders" },
        series: ["Orders"],
        points: [
          { label: "Jan", values: [1] },
          { label: "Feb", values: [2.5] },
        ],
        period: "This year",
        source: "A ledger",
      },
    ],
    shared: ["proof", "process"],
    related,
    callToAction: { heading: "Write to us", text: "A text.", button: { label: "Write", to: "/contact/" } },
  },
];

/** Valid content by file, with one or two of everything. Each call makes a new copy. */
export const validContent = (): Record<string, JsonObject> => {
  const content: [string, JsonObject][] = [
    [
      "site.json",
      {
        $schema: "./schema/site.schema.json",
        ...site,
        legalName: "{name} Ltd",
        tagline: "We do.",
        description: "An agency.",
        headquarters: { ...site.headquarters, line: "1 Sample Road, Delhi" },
        country: "IN",
        hours: { ...site.hours, days: ["Monday"], label: "Mondays" },
        socials: [
          { platform: "x", label: "X", url: "https://x.com/sample" },
          { platform: "instagram", label: "Instagram", url: "https://www.instagram.com/sample" },
        ],
        regions: ["India"],
        navigation: [{ label: "Services", to: "/services/" }],
        closing: { heading: "Write to us.", clocks: [{ place: "{city}", timeZone: "Asia/Kolkata" }] },
        footer: {
          ...site.footer,
          text: "A text.",
          quickLinks: [
            { label: "Careers", to: "careers" },
            { label: "FAQ", to: "/#faq" },
          ],
          copyright: "© 2025",
          notice: "",
        },
      },
    ],
    [
      "home.json",
      {
        $schema: "./schema/home.schema.json",
        seo: { title: "A title | {name}", description: "A description." },
        hero: { headline: "A headline", lead: "For", phrases: ["search", "social"], poster: picture(), video: film },
        partners: section,
        statistics: section,
        clients: section,
        caseStudies: section,
        solution: section,
        services: section,
        about: { ...section, words: ["Unique", "Dynamic"] },
        process: section,
        whyUs: section,
        method: section,
        testimonials: { ...section, badge: "Rated", button: "Grow" },
        blog: section,
        faq: section,
        locations: section,
      },
    ],
    [
      "contact.json",
      {
        $schema: "./schema/contact.schema.json",
        hours: { heading: "A heading", intro: "By the clock in {city}." },
        offices: { heading: "A heading", intro: "A text." },
        map: { heading: "A heading", note: "A text." },
      },
    ],
    [
      "shared.json",
      {
        $schema: "./schema/shared.schema.json",
        proof: { kicker: "Since {founded}", figures: [{ value: "{years}", label: "years" }] },
        posts: { heading: "A heading" },
        related: { heading: "A heading" },
      },
    ],
    service("video-shoot", 1, ["email-marketing", "graphic-designing", "affiliate-marketing"]),
    service("email-marketing", 2, ["video-shoot", "graphic-designing", "affiliate-marketing"]),
    service("graphic-designing", 3, ["video-shoot", "email-marketing", "affiliate-marketing"]),
    service("affiliate-marketing", 4, ["video-shoot", "email-marketing", "graphic-designing"]),
    [
      "pages/about.json",
      {
        $schema: "../schema/page.schema.json",
        path: "/about/",
        name: "About",
        order: 1,
        colorScheme: "ink",
        seo: seo("about"),
        image: picture("images/large.png"),
        film,
        hero: { headline: "A headline", lead: "We", phrases: ["listen", "work"], text: "A text." },
      },
    ],
    list(
      "page-intros",
      ["services", "works", "clients", "team", "contact", "blog", "not-found"].map((page) => ({
        page,
        name: "A name",
        seo: seo(page),
        heading: "A heading",
        intro: "A text.",
      })),
    ),
    list("statistics", varied(2, { value: 70, label: "people" }, "label")),
    list("partners", [{ name: "A partner", image: picture("images/mark.svg") }]),
    list(
      "clients",
      varied(
        3,
        { slug: "acme", name: "Acme", industry: "Events", logo: "images/clients/acme-homes.svg" },
        "slug",
        "name",
      ),
    ),
    list(
      "case-studies",
      varied(2, { title: "Growth", description: "A text.", tags: ["SEO", "Our own word"], image: picture() }, "title"),
    ),
    list(
      "solutions",
      varied(
        2,
        {
          id: "solutions",
          name: "Lead",
          title: "A title",
          description: "A text.",
          colorScheme: "ink",
          image: "images/large.png",
        },
        "id",
        "name",
      ),
    ),
    list("home-services", [
      {
        id: "solution1",
        page: "/services/video-shoot/",
        title: "Video",
        tagline: "Films",
        content: "A text.",
        colorScheme: "coral",
        icons: ["eye"],
        video: film,
        poster: picture(),
      },
    ]),
    list("values", varied(2, { title: "Value", text: "A text.", image: "images/large.png" }, "title")),
    list("process", varied(2, step, "title")),
    list("why-us", varied(2, step, "title")),
    list("method", varied(2, { ...step, heading: "A heading" }, "title")),
    list(
      "testimonials",
      varied(3, { name: "Meera", role: "Head", company: "Acme", review: "Good.", rating: 5, image: picture() }, "name"),
    ),
    list("faq", [{ question: "Why?", answer: "Because." }]),
    list("offices", [
      {
        slug: "delhi",
        city: "Delhi",
        label: "Head office",
        country: "India",
        address: ["1 Sample Road"],
        mapQuery: "Delhi",
        image: picture(),
      },
    ]),
    list("portfolio-images", [
      {
        slug: "lens",
        title: "Lens",
        client: "Acme",
        type: "cgi",
        image: picture(),
        link: "/services/video-shoot/",
        socials: ["instagram", "twitter"],
      },
    ]),
    list(
      "reels",
      [
        {
          title: "Bunny",
          youtubeId: "aqz-KE-bpKQ",
          start: 10,
          link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
          poster: picture(),
        },
      ],
      { heading: "A heading", intro: "A text." },
    ),
    list("websites", [{ title: "Homes", url: "https://example.com/", image: picture() }]),
    list("team", [{ name: "Ishaan", title: "Founder", text: ["A text."], image: picture(), founder: true }], {
      heading: "A heading",
      text: ["A text."],
      image: picture(),
    }),
    list("posts", [
      {
        _id: "post-1",
        title: "A post",
        author: "Nandini",
        slug: "a-post",
        datePublished: "2025-11-12",
        image: picture(),
        excerpt: "A text.",
        content: ["A text."],
      },
    ]),
    list("redirects", [{ from: "/old/", to: "/contact/" }]),
    list("legal", [
      {
        path: "/privacy-policy/",
        title: "Privacy",
        seo: seo("privacy"),
        lastModified: "2025-04-19",
        intro: "A text.",
        sections: [{ heading: "Cookies", paragraphs: ["None."] }],
      },
    ]),
  ];
  // Unlike structuredClone, this copies a shared part once for each place it's used.
  return JSON.parse(JSON.stringify(Object.fromEntries(content))) as Record<string, JsonObject>;
};

/** The value at a path in the content, for a test to change: `at(content, "clients.json", "items", 0)`. */
export const objectAt = (content: Json | undefined, ...keys: (string | number)[]): JsonObject => {
  const value = keys.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)];
    return typeof current === "object" && current !== null ? current[key] : undefined;
  }, content);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`No object at ${keys.join(".")}`);
  return value;
};

/** A project's data/ and static/ in a temporary folder. */
export class ContentFolder {
  readonly projectDir = mkdtempSync(path.join(tmpdir(), "content-"));
  readonly dataDir = path.join(this.projectDir, "data");

  constructor(content: Readonly<Record<string, Json>> = validContent()) {
    for (const [file, value] of Object.entries(content)) this.write(`data/${file}`, JSON.stringify(value, null, 2));
    this.write("data/images/large.png", png(4000, 4000));
    this.write("data/images/mark.svg", SVG);
    this.write("data/images/clients/acme-homes.svg", SVG);
    this.write("static/videos/film.mp4", "film");
    this.write("static/videos/film.webm", "film");
  }

  write(file: string, content: string | Buffer): void {
    const target = path.join(this.projectDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(file: string): void {
    rmSync(path.join(this.projectDir, file), { recursive: true });
  }

  check(): Promise<readonly Issue[]> {
    return checkContent(this.dataDir);
  }

  /** The issues as the console prints them. */
  async issues(): Promise<string[]> {
    return (await this.check()).map(formatIssue);
  }

  dispose(): void {
    rmSync(this.projectDir, { recursive: true });
  }
}
