/** @jest-environment node */
import { objectAt, ContentFolder, png, validContent, type Json, type JsonObject } from "../../../test/content-fixture";
import { formatIssue, isError } from "./issue";

type Content = Record<string, JsonObject>;

/** The issues of content that a test has changed. */
const issuesAfter = async (
  change: (content: Content) => void,
  prepare: (folder: ContentFolder) => void = () => undefined,
): Promise<string[]> => {
  const content = validContent();
  change(content);
  const folder = new ContentFolder(content);
  try {
    prepare(folder);
    return await folder.issues();
  } finally {
    folder.dispose();
  }
};

/** The issues of valid content in a folder that a test has changed. */
const issuesIn = (prepare: (folder: ContentFolder) => void): Promise<string[]> => issuesAfter(() => undefined, prepare);

const itemsOf = (content: Content, file: string): Json[] => {
  const { items } = objectAt(content, file);
  if (!Array.isArray(items)) throw new Error(`${file} has no items`);
  return items;
};

/** In the place of a value, takes the field away. */
const GONE = undefined;

/** Writes a value at a place as issues name it: `[0].image.file`, where a number alone is one of the file's items. */
const put = (content: Content, file: string, place: string, value: Json | typeof GONE): void => {
  const keys = [file, ...(place.startsWith("[") ? ["items"] : []), ...place.split(/[.[\]]+/).filter(Boolean)];
  const field = keys.pop() ?? "";
  const parent = keys.reduce<Json | undefined>(
    (at, key) => (Array.isArray(at) ? at[Number(key)] : objectAt(at)[key]),
    content,
  );
  if (Array.isArray(parent)) parent[Number(field)] = value ?? null;
  else if (value === GONE) Reflect.deleteProperty(objectAt(parent), field);
  else objectAt(parent)[field] = value;
};

/** What is wrong, the file and place where a value is written, the issue, and its place if it is another. */
type Row = [what: string, file: string, place: string, value: Json | typeof GONE, message: string, at?: string];

const changed = (file: string, place: string, value: Json | typeof GONE): Promise<string[]> =>
  issuesAfter((content) => {
    put(content, file, place, value);
  });

/** The only issue. */
const isTold = async (...[, file, place, value, message, at = place]: Row): Promise<void> => {
  expect(await changed(file, place, value)).toEqual([expect.stringContaining(`data/${file}: ${at}: ${message}`)]);
};

/** One of the issues: what's wrong is wrong for others too. */
const isAmongIssues = async (...[, file, place, value, message, at = place]: Row): Promise<void> => {
  expect(await changed(file, place, value)).toContainEqual(expect.stringContaining(`data/${file}: ${at}: ${message}`));
};

const CASES = "case-studies.json";
const CLIENTS = "clients.json";
const FAQ = "faq.json";
const HOME_SERVICES = "home-services.json";
const IMAGES = "portfolio-images.json";
const INTROS = "page-intros.json";
const LEGAL = "legal.json";
const OFFICES = "offices.json";
const POSTS = "posts.json";
const REELS = "reels.json";
const SITE = "site.json";
const SOLUTIONS = "solutions.json";
const STATISTICS = "statistics.json";
const VIDEO = "services/video-shoot.json";
const WEBSITES = "websites.json";

test("content without an issue has none", async () => {
  expect(await issuesIn(() => undefined)).toEqual([]);
});

test("all issues are told at once, in the order of the files", async () => {
  const issues = await issuesAfter((content) => {
    put(content, CLIENTS, "[0].name", GONE);
    put(content, SITE, "tagline", GONE);
    put(content, FAQ, "[0].answer", " ");
  });
  expect(issues).toEqual([
    'data/site.json: tagline: missing; add "tagline". What it is: What the agency does, in one sentence.',
    expect.stringMatching(/^data\/clients\.json: \[0\]\.name: missing; add "name"\. What it is: /),
    "data/faq.json: [0].answer: is empty",
  ]);
});

test("a mistake in the JSON of one file is told with its place, and causes no issues elsewhere", async () => {
  expect(await issuesIn((folder) => folder.write("data/partners.json", "{"))).toEqual([
    "data/partners.json:1:2: a } is missing here",
  ]);
});

const OFFICE_FIELDS = "slug, city, district, label, country, address, phone, mapQuery, image";

describe("fields", () => {
  test.each<Row>([
    ["missing", OFFICES, "[0].city", GONE, 'missing; add "city". What it is: The city.'],
    ["unknown", OFFICES, "[0].fax", "1", `unknown field; rename it or take it out. The fields here: ${OFFICE_FIELDS}`],
    ["of a wrong type", STATISTICS, "[1].value", "70", "must be a number, not text"],
    ["not whole", STATISTICS, "[1].value", 7.5, "must be a whole number, not 7.5"],
    ["null", FAQ, "[0].answer", null, "must be text, not null"],
    ["beyond its range", "testimonials.json", "[0].rating", 6, "must be 1 to 5"],
    ["of another file's schema", FAQ, "$schema", "./schema/x.json", 'must be "./schema/faq.schema.json"'],
  ])("%s", isTold);

  test("misspelt are told with the right name", async () => {
    const issues = await issuesAfter((content) => {
      put(content, OFFICES, "[0].contry", "India");
      put(content, OFFICES, "[0].country", GONE);
    });
    expect(issues).toEqual([
      'data/offices.json: [0].country: missing; add "country". What it is: The country.',
      `data/offices.json: [0].contry: unknown field (did you mean country?); rename it or take it out. The fields here: ${OFFICE_FIELDS}`,
    ]);
  });
});

describe("names out of a list", () => {
  const RELATED = ["email-marketing", "graphic-designing"];
  const DID_YOU_MEAN_NAME = "{nmae} stands for nothing (did you mean name?)";

  test.each<Row>([
    ["portfolio type", IMAGES, "[0].type", "cgy", '"cgy" is unknown (did you mean cgi?)'],
    ["colour scheme", VIDEO, "colorScheme", "purple", '"purple" is unknown; it must be one of violet, coral,'],
    [
      "icon",
      "home-services.json",
      "[0].icons[0]",
      "magnifing-glass",
      "there is no icon magnifing-glass (did you mean magnifying-",
    ],
    ["kind of section", VIDEO, "sections[0].kind", "pross", '"pross" is unknown (did you mean prose?)'],
    ["no kind of section", VIDEO, "sections[0].kind", GONE, 'missing; add "kind": one of prose, statistics, cards,'],
    [
      "related service",
      VIDEO,
      "related",
      [...RELATED, "afiliate-marketing"],
      "there is no service afiliate-marketing (did you mean affiliate-marketing?)",
      "related[2]",
    ],
    [
      "itself as related",
      VIDEO,
      "related",
      [...RELATED, "video-shoot"],
      "a page cannot be related to itself",
      "related[2]",
    ],
    [
      "page of a home service",
      HOME_SERVICES,
      "[0].page",
      "/services/video-shot/",
      "there is no page /services/video-shot/ (did",
    ],
    [
      "values of a chart",
      VIDEO,
      "sections[3].points[1].values",
      [2, 3],
      "must have as many values as there are series: 1",
    ],
    [
      "tag nearly known",
      CASES,
      "[0].tags",
      ["Lead Genaration"],
      'the tag "Lead Genaration" is not known (did you mean Lead Generation?)',
      "[0].tags[0]",
    ],
    [
      "platform without a profile",
      IMAGES,
      "[0].socials",
      ["facebook"],
      "data/site.json has no profile on facebook among its socials",
      "[0].socials[0]",
    ],
    ["platform's logo", VIDEO, "sections[2].items[1].icon", GONE, "missing: a platform needs its logo"],
    ["time zone", SITE, "hours.timeZone", "Delhi", "must be a time zone, like Asia/Kolkata"],
    ["token", FAQ, "[0].answer", "Ask {nmae}.", DID_YOU_MEAN_NAME],
    ["fact made of itself", SITE, "name", "The {name}", "{name} is made of tokens itself; write the words here"],
    [
      "token in too many braces",
      FAQ,
      "[0].answer",
      "Ask {{name}}.",
      "{{name}} shows the word name itself; write {name}",
    ],
  ])("%s", isAmongIssues);

  test.each(["Sustainability", "SEM", "Advertising Week"])("%s, a tag of one's own, is no issue", async (tag) => {
    expect(await changed(CASES, "[0].tags", [tag])).toEqual([]);
  });
});

describe("values that must be unique", () => {
  const isTaken = (field: string) => `is taken by entry 1 of the list; give this one another ${field}`;
  const inFile = (file: string, field: string, place = field) =>
    `is taken by data/${file} ${place}; give this one another ${field}`;
  const GRAPHICS = "services/graphic-designing.json";

  test.each<Row>([
    ["slug", CLIENTS, "[2].slug", "acme-1", `"acme-1" ${isTaken("slug")}`],
    ["order of services", VIDEO, "order", 3, `3 ${inFile(GRAPHICS, "order")}`],
    ["path of two fixed pages", SITE, "paths.blog", "/services/", '"/services/" is taken by paths.services; give'],
    ["path of two files", LEGAL, "[0].path", "/contact/", `"/contact/" ${inFile(SITE, "path", "paths.contact")}`],
    [
      "title of two services",
      VIDEO,
      "seo.title",
      "A title of graphic-designing | {name}",
      `"A title of graphic-designing | Sample Brand" ${inFile(GRAPHICS, "title", "seo.title")}`,
    ],
    [
      "title of two pages of different kinds, once with a token and once without",
      LEGAL,
      "[0].seo.title",
      "A title of clients | Sample Brand",
      `"A title of clients | Sample Brand" ${inFile(INTROS, "title", "[2].seo.title")}`,
    ],
  ])("%s", isAmongIssues);
});

describe("anchors", () => {
  const OWN_ID = 'give the section an "id" of its own';
  const headed = (heading: string, id?: string): Promise<string[]> =>
    issuesAfter((content) => {
      Object.assign(objectAt(content, VIDEO, "sections", 1), { heading, ...(id === undefined ? {} : { id }) });
    });

  test.each([
    ["of two sections with one heading", "First: prose!", `the anchor #first-prose is taken by sections[0]; ${OWN_ID}`],
    [
      "of a section and another's heading",
      "First prose heading",
      `the anchor #first-prose-heading is taken by sections[0]; ${OWN_ID}`,
    ],
    ["of a section and the layout", "Menu", `the anchor #menu is taken by the layout; ${OWN_ID}`],
    [
      "of a section and the related services",
      "Related",
      `the anchor #related is taken by the related services; ${OWN_ID}`,
    ],
    ["of a heading without letters", "🚀 ❤️", 'has no letter or digit to make an anchor of; give the section an "id"'],
  ])("%s", async (_, heading, message) => {
    expect(await headed(heading)).toEqual([`data/${VIDEO}: sections[1].heading: ${message}`]);
  });

  test.each([
    ["of an id and a heading", "first-prose", "the anchor #first-prose is taken by sections[0]; choose another id"],
    [
      "of a section and a form's field",
      "popup-email",
      "the anchor #popup-email is taken by the layout; choose another id",
    ],
  ])("%s", async (_, id, message) => {
    expect(await headed("Cards", id)).toEqual([`data/${VIDEO}: sections[1].id: ${message}`]);
  });

  test.each<Row>([
    [
      "of a card and a section of the home page",
      SOLUTIONS,
      "[0].id",
      "faq",
      "the anchor #faq is taken by a section of the home page; choose another id",
    ],
  ])("%s", isTold);

  test.each([
    ["in another script", "हमारी सेवाएँ", undefined],
    ["written in another script", "🚀", "خدماتنا"],
    ["of one heading that has an id of its own", "First, prose", "second"],
    ["of a shared block that the page has not", "Values", undefined],
  ])("%s is good", async (_, heading, id) => {
    expect(await headed(heading, id)).toEqual([]);
  });
});

describe("pictures", () => {
  const LOGO = "images/clients/acme-homes.svg";
  const isGone = (file: string) => `file ${file} does not exist`;

  test.each<Row>([
    [
      "missing, with the name that was nearly hit",
      CLIENTS,
      "[0].logo",
      "images/clients/acme.svg",
      `${isGone("images/clients/acme.svg")} (did you mean ${LOGO}?)`,
    ],
    [
      "named from the folder of its file instead of data/",
      VIDEO,
      "image.file",
      "../images/large.png",
      `${isGone("../images/large.png")} (did you mean images/large.png?)`,
    ],
    [
      "of a wrong kind",
      OFFICES,
      "[0].image.file",
      "images/mark.svg",
      "file images/mark.svg must be of type .webp, .jpg, .jpeg, .png",
    ],
  ])("%s", isTold);

  test("too small for their place", async () => {
    const issues = await issuesAfter(
      (content) => (objectAt(content, VIDEO, "image").file = "images/small.png"),
      (folder) => {
        folder.write("data/images/small.png", png(640, 400));
      },
    );
    expect(issues).toEqual([
      "data/services/video-shoot.json: image.file: file images/small.png is 640 × 400 px, too small for its place: at least 960 × 600 px",
    ]);
  });

  describe.each([
    [1.2, "is 1500 × 1000 px and 1.2 MB, far larger than any page shows it", false],
    [14.5, "is 1500 × 1000 px and 14.5 MB, too large to build", true],
  ])("of %d MB", (megabytes, issue, isMistake) => {
    test("are reported with the command that makes them smaller", async () => {
      const folder = new ContentFolder();
      const picture = png(1500, 1000);
      folder.write("data/images/large.png", Buffer.concat([picture, Buffer.alloc(megabytes * 1e6 - picture.length)]));
      const issues = await folder.check();
      folder.dispose();
      expect(issues.map(formatIssue)).toEqual([
        `data/images/large.png: ${issue}. Make it smaller: npm run shrink -- data/images/large.png`,
      ]);
      expect(issues.map(isError)).toEqual([isMistake]);
    });
  });

  test("of too many pixels, however few bytes they take", async () => {
    expect(await issuesIn((folder) => folder.write("data/images/large.png", png(10_000, 6000)))).toEqual([
      expect.stringContaining("is 10000 × 6000 px and 0.0 MB, too large to build"),
    ]);
  });

  test("that are none", async () => {
    const issues = await issuesIn((folder) => folder.write("data/images/large.png", "no picture"));
    expect(issues).toContain("data/home.json: hero.poster.file: file images/large.png cannot be read as a picture");
  });

  test("that nothing uses", async () => {
    expect(await issuesIn((folder) => folder.write("data/images/old/left-over.webp", "x"))).toEqual([
      "data/images/old/left-over.webp: no JSON file uses this picture; name it where it belongs, or run npm run clean:pictures",
    ]);
  });

  // plugins/utils/parse-svg.test.ts covers everything that isn't allowed in one.
  test("an SVG that cannot be inlined", async () => {
    const source = '<svg viewBox="0 0 2 1"><script>alert(1)</script></svg>';
    const [issue] = await issuesIn((folder) => folder.write("data/images/clients/acme-homes.svg", source));
    expect(issue).toContain("data/clients.json: [0].logo: file images/clients/acme-homes.svg contains <script>");
  });

  test("missing film", async () => {
    expect(await issuesIn((folder) => folder.remove("static/videos/film.webm"))).toEqual([
      "data/home.json: hero.video.vp9: there is no film static/videos/film.webm (did you mean static/videos/film.mp4?)",
      "data/pages/about.json: film.vp9: there is no film static/videos/film.webm (did you mean static/videos/film.mp4?)",
      "data/home-services.json: [0].video.vp9: there is no film static/videos/film.webm (did you mean static/videos/film.mp4?)",
    ]);
  });
});

describe("links and addresses", () => {
  const BUTTON = "callToAction.button.to";

  test.each([
    "/contact/",
    "/",
    "/#faq",
    "/#solutions-1",
    "/services/video-shoot/#first-prose",
    "/services/video-shoot/#proof",
    "/services/video-shoot/#हमारा-काम",
    `/services/video-shoot/#${encodeURIComponent("हमारा-काम")}`,
    "/contact/?service=seo#form",
    "/blog/a-post/",
    "https://example.com/a?b=c",
    "mailto:{email}",
    "mailto:someone@sample.example",
    "tel:+911155500136",
  ])("%s is good", async (to) => {
    const issues = await issuesAfter((content) => {
      put(content, VIDEO, BUTTON, to);
      put(content, VIDEO, "sections[1].heading", "हमारा काम");
    });
    expect(issues).toEqual([]);
  });

  test.each([
    ["javascript:alert(1)", "may not be an address that runs code"],
    [" JavaScript:alert(1)", "may not be an address that runs code"],
    ["data:text/html,hello", "may not be an address that runs code"],
    ["/contact", "must end in a slash: /contact/"],
    ["/contakt/", "there is no page /contakt/ (did you mean /contact/?)"],
    ["/404/", "there is no page /404/"],
    ["/#fag", "the home page has no section #fag (did you mean faq?)"],
    [
      "/services/video-shoot/#first-pros",
      "the page /services/video-shoot/ has no section #first-pros (did you mean first-prose?)",
    ],
    ["/services/video-shoot/#values", "the page /services/video-shoot/ has no section #values"],
    ["/services/video-shoot/#%", "the page /services/video-shoot/ has no section #%"],
    ["http://example.com/", "must begin with https://"],
    ["//example.com/", "must be a path of this site like /contact/, or begin with https://, mailto: or tel:"],
    ["contact", "must be a path of this site like /contact/, or begin with https://, mailto: or tel:"],
    ["mailto:nobody", "must be a path of this site like /contact/, or begin with https://, mailto: or tel:"],
  ])("%s is not", async (to, expected) => {
    expect(await changed(VIDEO, BUTTON, to)).toEqual([`data/${VIDEO}: ${BUTTON}: ${expected}`]);
  });

  const WORDS = "must be lower-case words of any script joined by hyphens";

  test.each<Row>([
    [
      "the word careers but in the footer",
      SITE,
      "contact.to",
      "careers",
      "must be a path of this site like /contact/, or",
    ],
    ["web address that runs code", WEBSITES, "[0].url", "javascript:alert(1)", "may not be an address that runs code"],
    ["video address", REELS, "[0].link", "https://www.youtube.com/watch?v=other", "must contain the youtubeId"],
    ["date that does not exist", POSTS, "[0].datePublished", "2025-02-30", "must be a date that exists, written like"],
    ["post's slug with a sign that turns the text round", POSTS, "[0].slug", "a\u202eb", WORDS],
    ["post's slug that makes too long a file name", POSTS, "[0].slug", "क".repeat(90), "is too long for a file's name"],
    ["service at another address", VIDEO, "path", "/video-shoot/", "must begin with /services/"],
    [
      "service without its file's name",
      VIDEO,
      "path",
      "/services/video/",
      '"/services/video/" must end in /video-shoot/, the name of its file; if you rename a page, add its old address to',
    ],
  ])("%s", isAmongIssues);
});

test.each(["हिन्दी-में-लेख", "مقالة-عربية", "日本語", "über-uns-2"])("a post's slug may be %s", async (slug) => {
  expect(await issuesAfter((content) => (objectAt(content, "posts.json", "items", 0).slug = slug))).toEqual([]);
});

test.each(["søk-på-nett", "blåbær", "خدمات", "ब्रांडिंग"])("a page's address may be /services/%s/", async (slug) => {
  const content = validContent();
  const folder = new ContentFolder(content);
  folder.remove(`data/${VIDEO}`);
  const page = { ...content[VIDEO], path: `/services/${slug}/` };
  folder.write(`data/services/${slug}.json`, JSON.stringify(page));
  folder.write(
    "data/redirects.json",
    JSON.stringify({ ...content["redirects.json"], items: [{ from: "/Über/", to: page.path }] }),
  );
  const issues = (await folder.issues()).filter(
    (issue) => !issue.includes("/services/video-shoot/") && !issue.includes("service video-shoot"),
  );
  folder.dispose();
  expect(issues).toEqual([]);
});

describe("lengths", () => {
  const hasRoom = (length: number, room: number) => `has ${length} characters, but there is room for ${room}`;

  test.each<Row>([
    ["a headline", VIDEO, "hero.headline", "a".repeat(161), hasRoom(161, 160)],
    ["a text with what its tokens stand for", FAQ, "[0].question", `${"a".repeat(150)} {name}`, hasRoom(163, 160)],
    ["a number", STATISTICS, "[0].value", 1_000_000_000, "must be at most 999999999"],
  ])("%s has an end", isTold);

  test("running text may be long", async () => {
    expect(await changed(FAQ, "[0].answer", "So. ".repeat(5000))).toEqual([]);
  });

  test("a value that is far too long is not repeated whole", async () => {
    const [issue = ""] = await changed("home-services.json", "[0].icons[0]", "eye".repeat(600));
    expect(issue).toContain("there is no icon eyeeye");
    expect(issue.length).toBeLessThan(200);
  });
});

describe("what a layout needs", () => {
  const FOUR = Array.from({ length: 4 }, () => "email-marketing");

  test.each<Row>([
    ["an empty list", FAQ, "items", [], "has 0 items, but the layout needs at least 1"],
    ["no more than three related services", VIDEO, "related", FOUR, "has 4 items, but the layout has room for 3"],
  ])("%s", isAmongIssues);

  test("the header of a page", async () => {
    expect(await issuesAfter((content) => itemsOf(content, INTROS).splice(2, 1))).toContain(
      "data/page-intros.json: items: has no item whose page is clients",
    );
  });

  test("items may be added and removed freely", async () => {
    const issues = await issuesAfter((content) => {
      itemsOf(content, "clients.json").splice(0, 2);
      itemsOf(content, "faq.json").push({ question: "How?", answer: "Well." });
    });
    expect(issues).toEqual([]);
  });
});

describe("files", () => {
  test.each([
    ["missing", "values.json", "data/values.json: the file is missing"],
    [
      "missing altogether in a folder",
      "pages/about.json",
      "data/pages/*.json: there is no such file; the site needs at least one",
    ],
    ["of the facts missing leave the others to be validated", SITE, "data/site.json: the file is missing"],
  ])("%s", async (_, file, issue) => {
    expect(await issuesIn((folder) => folder.remove(`data/${file}`))).toEqual([issue]);
  });

  test.each([
    ["ofices.json", "no part of the site reads this file (did you mean offices.json?)"],
    ["services/old/video-shoot.json", "no part of the site reads this file"],
  ])("that nothing reads: %s", async (file, issue) => {
    expect(await issuesIn((folder) => folder.write(`data/${file}`, "{}"))).toEqual([`data/${file}: ${issue}`]);
  });
});

test("a list that's slow on a page is a warning from 200 items on", async () => {
  const content = validContent();
  const issuesOf = (count: number) => {
    objectAt(content, "faq.json").items = Array.from({ length: count }, (_, number) => ({
      question: `Question ${number}?`,
      answer: "An answer.",
    }));
    const folder = new ContentFolder(content);
    return folder.check().finally(() => {
      folder.dispose();
    });
  };
  expect(await issuesOf(199)).toEqual([]);
  const issues = await issuesOf(200);
  expect(issues.map(formatIssue)).toEqual([
    expect.stringMatching(/^data\/faq\.json.* has 200 items; one page shows them all/),
  ]);
  expect(issues.map(isError)).toEqual([false]);
});

test("a token that leaves a gap in a sentence is a warning", async () => {
  const content = validContent();
  objectAt(content, SITE).description = "An agency with offices in {city} and {otherCities}.";
  const folder = new ContentFolder(content);
  const issues = await folder.check();
  folder.dispose();
  expect(issues.map(formatIssue)).toEqual([
    expect.stringMatching(
      /^data\/site\.json.* description: \{otherCities\} is empty here; write the sentence without it$/,
    ),
  ]);
  expect(issues.map(isError)).toEqual([false]);
});

describe("a fact that is typed out", () => {
  const answering = (answer: string) => changed(FAQ, "[0].answer", answer);

  test.each([
    ["Sample Brand", "name"],
    ["Sample Brand Ltd", "legalName"],
    ["our-jobs@sample.example", "careersEmail"],
    ["+91 11 5550 0136", "phone"],
    ["https://sample.example", "domain"],
    ["Mondays", "hours"],
    ["10,000+", "campaigns"],
    ["over 70", "team"],
    ["Over 70", "Team"],
    ["₹5 lakh", "budgetTo"],
    ["within 24 hours", "reply"],
    ["Delhi, Dubai and Pune", "cities"],
  ])("%s asks for {%s}", async (fact, token) => {
    const issues = await issuesAfter((content) => {
      objectAt(content, "faq.json", "items", 0).answer = `It is ${fact}, we say.`;
      objectAt(content, SITE).regions = ["India", "Oman"];
      objectAt(content, SITE).careersEmail = "our-jobs@sample.example";
      const office = objectAt(content, "offices.json", "items", 0);
      itemsOf(content, "offices.json").push(
        { ...office, slug: "dubai", city: "Dubai" },
        { ...office, slug: "pune", city: "Pune" },
      );
    });
    expect(issues).toEqual([
      `data/faq.json: [0].answer: "${fact}" is typed out; write {${token}}, or {{${fact}}} where it means something else`,
    ]);
  });

  const orBraces = (fact: string, token: string) =>
    `"${fact}" is typed out; write {${token}}, or {{${fact}}} where it means something else`;

  test.each<Row>([
    ["beside other words", SITE, "footer.copyright", "© 2025 Sample Brand", orBraces("Sample Brand", "name")],
    ["in another fact", SITE, "legalName", "Sample Brand Ltd", orBraces("Sample Brand", "name")],
    ["in the phrase for the hours", SITE, "hours.label", "Mondays, 10:30am to {closes}", orBraces("10:30am", "opens")],
  ])("in the file of facts, %s", isTold);

  test("is none in double braces, which say that it is meant as it stands", async () => {
    expect(await answering("A test for {{₹5,000}}, and 95 of 100 {{Mondays}}.")).toEqual([]);
  });

  test.each([
    "1.95%, ₹5,000.50, ₹5,0000, ₹5,000,000, over 700 and over 70% of them",
    "The sample brand, since 2015, in Delhi, with 10 offices in India.",
  ])("is none in %s", async (answer) => {
    expect(await answering(answer)).toEqual([]);
  });

  test("is none where the claim could be any word", async () => {
    const issues = await issuesAfter((content) => {
      objectAt(content, SITE, "claims").retention = "all";
      objectAt(content, SITE, "claims").team = "12";
      objectAt(content, "faq.json", "items", 0).answer = "For all 12 of them.";
    });
    expect(issues).toEqual([]);
  });
});

test("an old address may not be that of a page, and leads to one", async () => {
  const issues = await issuesAfter((content) => {
    objectAt(content, "redirects.json").items = [
      { from: "/services/", to: "/contact/" },
      { from: "/Contact/", to: "/contact/" },
      { from: "/before/", to: "/contakt/" },
    ];
  });
  expect(issues).toEqual([
    "data/redirects.json: [0].from: /services/ is a page; it cannot lead to another",
    "data/redirects.json: [2].to: there is no page /contakt/ (did you mean /contact/?)",
  ]);
});
