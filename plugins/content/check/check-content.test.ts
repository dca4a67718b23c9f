/** @jest-environment node */
import path from "node:path";
import { objectAt, ContentFolder, png, validContent, type Json, type JsonObject } from "../../../test/content-fixture";
import { examineContent } from "./check-content";
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

const VIDEO = "services/video-shoot.json";
const SITE = "site.json";

test("content without an issue has none", async () => {
  expect(await issuesIn(() => undefined)).toEqual([]);
});

test("all issues are told at once, in the order of the files", async () => {
  const issues = await issuesAfter((content) => {
    delete objectAt(content, "clients.json", "items", 0).name;
    delete objectAt(content, SITE).tagline;
    objectAt(content, "faq.json", "items", 0).answer = " ";
  });
  expect(issues).toEqual([
    'data/site.json: tagline: missing; add "tagline". What it is: What the agency does, in one sentence.',
    expect.stringMatching(/^data\/clients\.json: \[0\]\.name: missing; add "name"\. What it is: /),
    "data/faq.json: [0].answer: is empty",
  ]);
});

describe("JSON syntax", () => {
  test("tells file, line and column", async () => {
    const issues = await issuesIn((folder) => {
      folder.write("data/faq.json", '{\n  "items": [\n    { "question": "Why?" "answer": "So." }\n  ]\n}');
    });
    expect(issues).toEqual(["data/faq.json:3:26: a comma or a closing bracket is missing before this"]);
  });

  test("keeps a file that cannot be read from causing issues elsewhere", async () => {
    expect(
      await issuesIn((folder) => {
        folder.write("data/partners.json", "{");
      }),
    ).toEqual(["data/partners.json:1:2: a } is missing here"]);
  });

  test("finds a field that is given twice", async () => {
    const issues = await issuesIn((folder) => {
      folder.write(
        "data/faq.json",
        '{ "$schema": "./schema/faq.schema.json", "items": [{ "question": "A?", "question": "B?", "answer": "C" }] }',
      );
    });
    expect(issues).toEqual(['data/faq.json:1:72: the field "question" stands here a second time']);
  });
});

describe("fields", () => {
  test.each<[string, (content: Content) => void, string]>([
    [
      "missing",
      (c) => delete objectAt(c, "offices.json", "items", 0).city,
      'data/offices.json: [0].city: missing; add "city". What it is: The city.',
    ],
    [
      "missing in depth",
      (c) => delete objectAt(c, SITE, "phone").e164,
      'data/site.json: phone.e164: missing; add "e164". What it is: The number as machines dial it: plus, country code, digits.',
    ],
    [
      "unknown",
      (c) => (objectAt(c, "offices.json", "items", 0).fax = "1"),
      "data/offices.json: [0].fax: unknown field; rename it or take it out. The fields here: slug, city, district, label, country, address, phone, mapQuery, image",
    ],
    [
      "empty",
      (c) => (objectAt(c, "home.json", "hero").phrases = ["one", "two", ""]),
      "data/home.json: hero.phrases[2]: is empty",
    ],
    [
      "of a wrong type",
      (c) => (objectAt(c, "statistics.json", "items", 1).value = "70"),
      "data/statistics.json: [1].value: must be a number, not text",
    ],
    [
      "not whole",
      (c) => (objectAt(c, "statistics.json", "items", 1).value = 7.5),
      "data/statistics.json: [1].value: must be a whole number, not 7.5",
    ],
    [
      "null",
      (c) => (objectAt(c, "faq.json", "items", 0).answer = null),
      "data/faq.json: [0].answer: must be text, not null",
    ],
    [
      "a list where text is meant",
      (c) => (objectAt(c, SITE).name = []),
      "data/site.json: name: must be text, not a list",
    ],
    [
      "text where a list is meant",
      (c) => (objectAt(c, "team.json").text = "a"),
      "data/team.json: text: must be a list, not text",
    ],
    [
      "text where an object is meant",
      (c) => (objectAt(c, "faq.json").items = ["a"]),
      "data/faq.json: [0]: must be an object, not text",
    ],
    [
      "beyond its range",
      (c) => (objectAt(c, "testimonials.json", "items", 0).rating = 6),
      "data/testimonials.json: [0].rating: must be 1 to 5",
    ],
    [
      "of another file's schema",
      (c) => (objectAt(c, "faq.json").$schema = "./schema/x.json"),
      'data/faq.json: $schema: must be "./schema/faq.schema.json"',
    ],
    [
      "without a schema",
      (c) => delete objectAt(c, VIDEO).$schema,
      'data/services/video-shoot.json: $schema: missing: must be "../schema/page.schema.json"',
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toEqual([expected]);
  });

  test("misspelt are told with the right name", async () => {
    const issues = await issuesAfter((content) => {
      const office = objectAt(content, "offices.json", "items", 0);
      office.contry = office.country ?? "";
      delete office.country;
    });
    expect(issues).toEqual([
      'data/offices.json: [0].country: missing; add "country". What it is: The country.',
      "data/offices.json: [0].contry: unknown field (did you mean country?); rename it or take it out. The fields here: slug, city, district, label, country, address, phone, mapQuery, image",
    ]);
  });
});

describe("names out of a list", () => {
  test.each<[string, (content: Content) => void, string]>([
    [
      "portfolio type",
      (c) => (objectAt(c, "portfolio-images.json", "items", 0).type = "cgy"),
      'data/portfolio-images.json: [0].type: "cgy" is unknown (did you mean cgi?)',
    ],
    [
      "palette",
      (c) => (objectAt(c, VIDEO).palette = "purple"),
      'data/services/video-shoot.json: palette: "purple" is unknown; it must be one of violet, coral, marigold, ink, jade, lilac',
    ],
    [
      "icon",
      (c) => (objectAt(c, "values.json", "items", 0).icon = "magnifing-glass"),
      "data/values.json: [0].icon: there is no icon magnifing-glass (did you mean magnifying-glass?)",
    ],
    [
      "icon in a section",
      (c) => (objectAt(c, VIDEO, "sections", 1, "items", 0).icon = "zzz"),
      "data/services/video-shoot.json: sections[1].items[0].icon: there is no icon zzz",
    ],
    [
      "kind of section",
      (c) => (objectAt(c, VIDEO, "sections", 0).kind = "pross"),
      'data/services/video-shoot.json: sections[0].kind: "pross" is unknown (did you mean prose?)',
    ],
    [
      "no kind of section",
      (c) => delete objectAt(c, VIDEO, "sections", 0).kind,
      'data/services/video-shoot.json: sections[0].kind: missing; add "kind": one of prose, statistics, cards,',
    ],
    [
      "columns",
      (c) => (objectAt(c, VIDEO, "sections", 1).columns = 5),
      "data/services/video-shoot.json: sections[1].columns: must be 2, 3 or 4",
    ],
    [
      "shared block",
      (c) => (objectAt(c, VIDEO).shared = ["prof"]),
      'data/services/video-shoot.json: shared[0]: "prof" is unknown (did you mean proof?)',
    ],
    [
      "related service",
      (c) => (objectAt(c, VIDEO).related = ["email-marketing", "graphic-designing", "afiliate-marketing"]),
      "data/services/video-shoot.json: related[2]: there is no service afiliate-marketing (did you mean affiliate-marketing?)",
    ],
    [
      "itself as related",
      (c) => (objectAt(c, VIDEO).related = ["email-marketing", "graphic-designing", "video-shoot"]),
      "data/services/video-shoot.json: related[2]: a page cannot be related to itself",
    ],
    [
      "page of a home service",
      (c) => (objectAt(c, "home-services.json", "items", 0).page = "/services/video-shot/"),
      "data/home-services.json: [0].page: there is no page /services/video-shot/ (did you mean /services/video-shoot/?)",
    ],
    [
      "tag nearly known",
      (c) => (objectAt(c, "case-studies.json", "items", 0).tags = ["Lead Genaration"]),
      'data/case-studies.json: [0].tags[0]: the tag "Lead Genaration" is not known (did you mean Lead Generation?)',
    ],
    [
      "platform without a profile",
      (c) => (objectAt(c, "portfolio-images.json", "items", 0).socials = ["facebook"]),
      "data/portfolio-images.json: [0].socials[0]: data/site.json has no profile on facebook among its socials",
    ],
    [
      "platform's logo",
      (c) => delete objectAt(c, VIDEO, "sections", 2, "items", 1).icon,
      "data/services/video-shoot.json: sections[2].items[1].icon: missing: a platform needs its logo",
    ],
    [
      "page intro",
      (c) => (objectAt(c, "page-intros.json", "items", 5).path = "/blogg/"),
      'data/page-intros.json: [5].path: "/blogg/" is unknown (did you mean /blog/?)',
    ],
    ["day", (c) => (objectAt(c, SITE, "hours").days = ["Mon"]), 'data/site.json: hours.days[0]: "Mon" is unknown'],
    [
      "time zone",
      (c) => (objectAt(c, SITE, "hours").timeZone = "Delhi"),
      "data/site.json: hours.timeZone: must be a time zone, like Asia/Kolkata",
    ],
    [
      "token",
      (c) => (objectAt(c, "faq.json", "items", 0).answer = "Ask {nmae}."),
      "data/faq.json: [0].answer: {nmae} stands for nothing (did you mean name?)",
    ],
    [
      "token in the facts themselves",
      (c) => (objectAt(c, SITE).tagline = "{nmae} does."),
      "data/site.json: tagline: {nmae} stands for nothing (did you mean name?)",
    ],
    [
      "fact made of itself",
      (c) => (objectAt(c, SITE).name = "The {name}"),
      "data/site.json: name: {name} is made of tokens itself; write the words here",
    ],
    [
      "token of the offices",
      (c) => (objectAt(c, "faq.json", "items", 0).answer = "{OfficeCont} desks."),
      "data/faq.json: [0].answer: {OfficeCont} stands for nothing (did you mean officeCount?)",
    ],
    [
      "token in too many braces",
      (c) => (objectAt(c, "faq.json", "items", 0).answer = "Ask {{name}}."),
      "data/faq.json: [0].answer: {{name}} shows the word name itself; write {name}",
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toContainEqual(expect.stringContaining(expected));
  });

  test.each(["Sustainability", "SEM", "Advertising Week"])("%s, a tag of one's own, is no issue", async (tag) => {
    expect(await issuesAfter((c) => (objectAt(c, "case-studies.json", "items", 0).tags = [tag]))).toEqual([]);
  });
});

describe("values that must be unique", () => {
  test.each<[string, (content: Content) => void, string]>([
    [
      "slug",
      (c) => (objectAt(c, "clients.json", "items", 2).slug = "acme-1"),
      'data/clients.json: [2].slug: "acme-1" is taken by [0], entry 1 of the list; give this one another slug',
    ],
    [
      "id",
      (c) => (objectAt(c, "solutions.json", "items", 1).id = "solutions-1"),
      'data/solutions.json: [1].id: "solutions-1" is taken by [0], entry 1 of the list; give this one another id',
    ],
    [
      "order of services",
      (c) => (objectAt(c, VIDEO).order = 3),
      "data/services/video-shoot.json: order: 3 is taken by data/services/graphic-designing.json; give this one another order",
    ],
    [
      "link",
      (c) => itemsOf(c, "reels.json").push(structuredClone(objectAt(c, "reels.json", "items", 0))),
      'data/reels.json: [1].link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" is taken by [0], entry 1 of the list; give this one another link',
    ],
    [
      "path in one file",
      (c) => (objectAt(c, "page-intros.json", "items", 1).path = "/services/"),
      'data/page-intros.json: [1].path: "/services/" is taken by [0], entry 1 of the list; give this one another path',
    ],
    [
      "path of two files",
      (c) => (objectAt(c, "legal.json", "items", 0).path = "/contact/"),
      'data/legal.json: [0].path: "/contact/" is taken by data/page-intros.json; give this one another path',
    ],
    [
      "name of two services",
      (c) => (objectAt(c, VIDEO).name = "graphic-designing"),
      'data/services/video-shoot.json: name: "graphic-designing" is taken by data/services/graphic-designing.json; give this one another name',
    ],
    [
      "title of two services",
      (c) => (objectAt(c, VIDEO, "seo").title = "A title of graphic-designing | {name}"),
      'data/services/video-shoot.json: seo.title: "A title of graphic-designing | Sample Brand" is also the title of data/services/graphic-designing.json; each page needs a title of its own',
    ],
    [
      "title of two pages of different kinds, once with a token and once without",
      (c) => (objectAt(c, "legal.json", "items", 0, "seo").title = "A title of /clients/ | Sample Brand"),
      'data/legal.json: [0].seo.title: "A title of /clients/ | Sample Brand" is also the title of data/page-intros.json [2]; each page needs a title of its own',
    ],
    [
      "description of two pages",
      (c) => (objectAt(c, VIDEO, "seo").description = "A description."),
      'data/services/video-shoot.json: seo.description: "A description." is also the description of data/home.json; each page needs a description of its own',
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toContainEqual(expected);
  });
});

describe("anchors", () => {
  const heading = (index: number, text: string, id?: string) => (content: Content) => {
    Object.assign(objectAt(content, VIDEO, "sections", index), { heading: text, ...(id === undefined ? {} : { id }) });
  };
  const PLACE = `data/${VIDEO}: sections[1]`;

  test.each<[string, (content: Content) => void, string]>([
    [
      "of two sections with one heading",
      heading(1, "First: prose!"),
      `${PLACE}.heading: the anchor #first-prose is taken by sections[0]; give the section an "id" of its own`,
    ],
    [
      "of an id and a heading",
      heading(1, "Cards", "first-prose"),
      `${PLACE}.id: the anchor #first-prose is taken by sections[0]; choose another id`,
    ],
    [
      "of a section and another's heading",
      heading(1, "First prose heading"),
      `${PLACE}.heading: the anchor #first-prose-heading is taken by sections[0]; give the section an "id" of its own`,
    ],
    [
      "of a section and the layout",
      heading(1, "Menu"),
      `${PLACE}.heading: the anchor #menu is taken by the layout; give the section an "id" of its own`,
    ],
    [
      "of a section and a form's field",
      heading(1, "Cards", "popup-email"),
      `${PLACE}.id: the anchor #popup-email is taken by the layout; choose another id`,
    ],
    [
      "of a section and a shared block",
      heading(1, "Our way", "process"),
      `${PLACE}.id: the anchor #process is taken by the shared block process; choose another id`,
    ],
    [
      "of a section and the related services",
      heading(1, "Related"),
      `${PLACE}.heading: the anchor #related is taken by the related services; give the section an "id" of its own`,
    ],
    [
      "of a heading without letters",
      heading(1, "🚀 ❤️"),
      `${PLACE}.heading: has no letter or digit to make an anchor of; give the section an "id"`,
    ],
    [
      "in capitals",
      heading(1, "Cards", "Our Way"),
      `${PLACE}.id: must be lower-case words of any script joined by hyphens, like our-method`,
    ],
    [
      "of a legal text and its contents",
      (c) => (objectAt(c, "legal.json", "items", 0, "sections", 0).heading = "Contents"),
      'data/legal.json: [0].sections[0].heading: the anchor #contents is taken by the layout; give the section an "id" of its own',
    ],
    [
      "of a card and a section of the home page",
      (c) => (objectAt(c, "solutions.json", "items", 0).id = "faq"),
      "data/solutions.json: [0].id: the anchor #faq is taken by a section of the home page; choose another id",
    ],
    [
      "of two kinds of cards of the home page",
      (c) => (objectAt(c, "home-services.json", "items", 0).id = "solutions-1"),
      "data/home-services.json: [0].id: the anchor #solutions-1 is taken by data/solutions.json [0]; choose another id",
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toEqual([expected]);
  });

  test.each<[string, (content: Content) => void]>([
    ["in another script", heading(1, "हमारी सेवाएँ")],
    ["written in another script", heading(1, "🚀", "خدماتنا")],
    ["of one heading that has an id of its own", heading(1, "First, prose", "second")],
    ["of a shared block that the page has not", heading(1, "Values")],
  ])("%s is good", async (_, change) => {
    expect(await issuesAfter(change)).toEqual([]);
  });
});

describe("pictures", () => {
  test.each<[string, (content: Content) => void, string]>([
    [
      "missing, with the name that was nearly hit",
      (c) => (objectAt(c, "clients.json", "items", 0).logo = "images/clients/acme.svg"),
      "data/clients.json: [0].logo: file images/clients/acme.svg does not exist (did you mean images/clients/acme-homes.svg?)",
    ],
    [
      "named from the folder of its file instead of data/",
      (c) => (objectAt(c, VIDEO, "image").file = "../images/large.png"),
      "data/services/video-shoot.json: image.file: file ../images/large.png does not exist (did you mean images/large.png?)",
    ],
    [
      "named from the root of the site",
      (c) => (objectAt(c, "clients.json", "items", 0).logo = "/images/clients/acme-homes.svg"),
      "data/clients.json: [0].logo: file /images/clients/acme-homes.svg does not exist (did you mean images/clients/acme-homes.svg?)",
    ],
    [
      "named from elsewhere, and by half of its name",
      (c) => (objectAt(c, "clients.json", "items", 0).logo = "../images/clients/acme.svg"),
      "data/clients.json: [0].logo: file ../images/clients/acme.svg does not exist (did you mean images/clients/acme-homes.svg?)",
    ],
    [
      "of a wrong kind",
      (c) => (objectAt(c, "offices.json", "items", 0, "image").file = "images/mark.svg"),
      "data/offices.json: [0].image.file: file images/mark.svg must be of type .webp, .jpg, .jpeg, .png",
    ],
    [
      "without a description",
      (c) => (objectAt(c, "offices.json", "items", 0, "image").alt = ""),
      "data/offices.json: [0].image.alt: is empty",
    ],
    [
      "outside of data/images",
      (c) => (objectAt(c, "offices.json", "items", 0, "image").file = "../static/share.png"),
      "data/offices.json: [0].image.file: file ../static/share.png does not exist",
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toEqual([expected]);
  });

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
    expect(
      await issuesIn((folder) => {
        folder.write("data/images/large.png", png(10_000, 6000));
      }),
    ).toEqual([expect.stringContaining("is 10000 × 6000 px and 0.0 MB, too large to build")]);
  });

  test("that are none", async () => {
    const issues = await issuesIn((folder) => {
      folder.write("data/images/large.png", "no picture");
    });
    expect(issues).toContain("data/home.json: hero.poster.file: file images/large.png cannot be read as a picture");
  });

  test("that nothing uses", async () => {
    expect(
      await issuesIn((folder) => {
        folder.write("data/images/old/left-over.webp", "x");
      }),
    ).toEqual([
      "data/images/old/left-over.webp: no JSON file uses this picture; name it where it belongs, or run npm run clean:pictures",
    ]);
  });

  test("that nothing uses are warnings: the site can be built without them", async () => {
    const folder = new ContentFolder();
    folder.write("data/images/old/left-over.webp", "x");
    const { issues } = await examineContent(folder.dataDir, {
      projectDir: process.cwd(),
      staticDir: path.join(folder.projectDir, "static"),
    });
    expect(issues.map(isError)).toEqual([false]);
    folder.dispose();
  });

  // plugins/utils/parse-svg.test.ts covers everything that isn't allowed in one.
  test.each([
    ['<svg viewBox="0 0 2 1"><script>alert(1)</script></svg>', "contains <script>"],
    ['<svg viewBox="0 0 2 1"><scr<!-- -->ipt>alert(1)</scr<!-- -->ipt></svg>', "cannot be read as SVG"],
    ['<svg viewBox="0 0 2 1"><use href="https://evil.example/x.svg#a"/></svg>', "refers to something outside the file"],
    ["<svg><path/></svg>", "needs a viewBox with a width and a height"],
    ["<html></html>", "is not an SVG file"],
  ])("an SVG that cannot be inlined: %s", async (source, expected) => {
    const issues = await issuesIn((folder) => {
      folder.write("data/images/clients/acme-homes.svg", source);
    });
    expect(issues[0]).toContain(`data/clients.json: [0].logo: file images/clients/acme-homes.svg ${expected}`);
  });

  test("missing film", async () => {
    expect(
      await issuesIn((folder) => {
        folder.remove("static/videos/film.webm");
      }),
    ).toEqual([
      "data/home.json: hero.video.vp9: there is no film static/videos/film.webm (did you mean static/videos/film.mp4?)",
      "data/home-services.json: [0].video.vp9: there is no film static/videos/film.webm (did you mean static/videos/film.mp4?)",
    ]);
  });
});

describe("links and addresses", () => {
  const contact = (to: string) => (content: Content) => {
    objectAt(content, VIDEO, "sections", 3, "button").to = to;
  };
  const PLACE = "data/services/video-shoot.json: sections[3].button.to:";

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
      contact(to)(content);
      objectAt(content, VIDEO, "sections", 1).heading = "हमारा काम";
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
    expect(await issuesAfter(contact(to))).toEqual([`${PLACE} ${expected}`]);
  });

  test("the word careers is good in the footer only", async () => {
    expect(await issuesAfter((c) => (objectAt(c, SITE, "contact").to = "careers"))).toEqual([
      "data/site.json: contact.to: must be a path of this site like /contact/, or begin with https://, mailto: or tel:",
    ]);
  });

  test.each<[string, (content: Content) => void, string]>([
    [
      "web address",
      (c) => (objectAt(c, "websites.json", "items", 0).url = "example.com"),
      "data/websites.json: [0].url: must be a full https:// address",
    ],
    [
      "web address that runs code",
      (c) => (objectAt(c, "websites.json", "items", 0).url = "javascript:alert(1)"),
      "data/websites.json: [0].url: may not be an address that runs code",
    ],
    [
      "video address",
      (c) => (objectAt(c, "reels.json", "items", 0).link = "https://www.youtube.com/watch?v=other"),
      "data/reels.json: [0].link: must contain the youtubeId",
    ],
    [
      "video id",
      (c) => (objectAt(c, "reels.json", "items", 0).youtubeId = "abc"),
      "data/reels.json: [0].youtubeId: must be the 11 characters",
    ],
    [
      "email address",
      (c) => (objectAt(c, SITE).careersEmail = "jobs@"),
      "data/site.json: careersEmail: must be an email address",
    ],
    [
      "phone number",
      (c) => (objectAt(c, SITE, "phone").e164 = "011 5550"),
      "data/site.json: phone.e164: must be a + and 7 to 15 digits",
    ],
    [
      "domain with a slash",
      (c) => (objectAt(c, SITE).domain = "https://sample.example/"),
      "data/site.json: domain: must not end in a slash",
    ],
    [
      "date that does not exist",
      (c) => (objectAt(c, "posts.json", "items", 0).datePublished = "2025-02-30"),
      "data/posts.json: [0].datePublished: must be a date that exists, written like 2025-04-19",
    ],
    [
      "date in words",
      (c) => (objectAt(c, "legal.json", "items", 0).lastModified = "April 19, 2025"),
      "data/legal.json: [0].lastModified: must be a date that exists",
    ],
    [
      "path without a slash at its end",
      (c) => (objectAt(c, "legal.json", "items", 0).path = "/privacy-policy"),
      "data/legal.json: [0].path: must be a path of lower-case words of any script that begins and ends with a slash",
    ],
    [
      "slug with a space",
      (c) => (objectAt(c, "offices.json", "items", 0).slug = "New Delhi"),
      "data/offices.json: [0].slug: must be lower-case words of any script joined by hyphens",
    ],
    [
      "post's slug in capitals",
      (c) => (objectAt(c, "posts.json", "items", 0).slug = "Über-uns"),
      "data/posts.json: [0].slug: must be lower-case words of any script joined by hyphens",
    ],
    [
      "post's slug with a sign that turns the text round",
      (c) => (objectAt(c, "posts.json", "items", 0).slug = "a\u202eb"),
      "data/posts.json: [0].slug: must be lower-case words of any script joined by hyphens",
    ],
    [
      "post's slug that makes too long a file name",
      (c) => (objectAt(c, "posts.json", "items", 0).slug = "क".repeat(90)),
      "data/posts.json: [0].slug: is too long for a file's name: at most 200 bytes",
    ],
    [
      "service at another address",
      (c) => (objectAt(c, VIDEO).path = "/video-shoot/"),
      "data/services/video-shoot.json: path: must begin with /services/",
    ],
    [
      "service without its file's name",
      (c) => (objectAt(c, VIDEO).path = "/services/video/"),
      'data/services/video-shoot.json: path: "/services/video/" must end in /video-shoot/, the name of its file; if you rename a page, add its old address to data/redirects.json',
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toContainEqual(expect.stringContaining(expected));
  });
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
  test.each<[string, (content: Content) => void, string]>([
    [
      "a headline",
      (c) => (objectAt(c, VIDEO, "hero").headline = "a".repeat(161)),
      "data/services/video-shoot.json: hero.headline: has 161 characters, but there is room for 160",
    ],
    [
      "a button",
      (c) => (objectAt(c, VIDEO, "sections", 3, "button").label = "a".repeat(61)),
      "data/services/video-shoot.json: sections[3].button.label: has 61 characters, but there is room for 60",
    ],
    [
      "the brand's name",
      (c) => (objectAt(c, SITE).name = "a".repeat(31)),
      "data/site.json: name: has 31 characters, but there is room for 30",
    ],
    [
      "a text with what its tokens stand for",
      (c) => (objectAt(c, "faq.json", "items", 0).question = `${"a".repeat(150)} {name}`),
      "data/faq.json: [0].question: has 163 characters, but there is room for 160",
    ],
    [
      "a number",
      (c) => (objectAt(c, "statistics.json", "items", 0).value = 1_000_000_000),
      "data/statistics.json: [0].value: must be at most 999999999",
    ],
  ])("%s has an end", async (_, change, expected) => {
    expect(await issuesAfter(change)).toEqual([expected]);
  });

  test("running text may be long", async () => {
    expect(await issuesAfter((c) => (objectAt(c, "faq.json", "items", 0).answer = "So. ".repeat(5000)))).toEqual([]);
  });

  test("a value that is far too long is not repeated whole", async () => {
    const [issue = ""] = await issuesAfter((c) => (objectAt(c, "values.json", "items", 0).icon = "eye".repeat(600)));
    expect(issue).toContain("there is no icon eyeeye");
    expect(issue.length).toBeLessThan(200);
  });
});

describe("what a layout needs", () => {
  test.each<[string, (content: Content) => void, unknown]>([
    [
      "an empty list",
      (c) => (objectAt(c, "faq.json").items = []),
      "data/faq.json: items: has 0 items, but the layout needs at least 1",
    ],
    [
      "items at all",
      (c) => delete objectAt(c, "faq.json").items,
      expect.stringMatching(/^data\/faq\.json: items: missing; add "items"\. What it is: /),
    ],
    [
      "phrases to take turns",
      (c) => (objectAt(c, VIDEO, "hero").phrases = ["one"]),
      "data/services/video-shoot.json: hero.phrases: has 1 item, but the layout needs at least 2",
    ],
    [
      "no more than three related services",
      (c) => (objectAt(c, VIDEO).related = Array.from({ length: 4 }, () => "email-marketing")),
      "data/services/video-shoot.json: related: has 4 items, but the layout has room for 3",
    ],
    [
      "a service's place in the directory",
      (c) => delete objectAt(c, VIDEO).directory,
      expect.stringMatching(/^data\/services\/video-shoot\.json: directory: missing; add "directory"/),
    ],
    [
      "the header of a page",
      (c) => itemsOf(c, "page-intros.json").splice(2, 1),
      "data/page-intros.json: items: has no item whose path is /clients/",
    ],
  ])("%s", async (_, change, expected) => {
    expect(await issuesAfter(change)).toContainEqual(expected);
  });

  test("a placeholder page needs neither sections, nor a place in the directory, nor related services", () => {
    expect(validContent()["pages/about.json"]).not.toHaveProperty("sections");
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
  test("missing", async () => {
    expect(
      await issuesIn((folder) => {
        folder.remove("data/values.json");
      }),
    ).toEqual(["data/values.json: the file is missing"]);
  });

  test("missing altogether in a folder", async () => {
    const issues = await issuesIn((folder) => {
      folder.remove("data/pages/about.json");
    });
    expect(issues).toEqual(["data/pages/*.json: there is no such file; the site needs at least one"]);
  });

  test("that nothing reads", async () => {
    expect(
      await issuesIn((folder) => {
        folder.write("data/ofices.json", "{}");
      }),
    ).toEqual(["data/ofices.json: no part of the site reads this file (did you mean offices.json?)"]);
  });

  test("the facts themselves missing leave the other files to be validated", async () => {
    expect(
      await issuesIn((folder) => {
        folder.remove("data/site.json");
      }),
    ).toEqual(["data/site.json: the file is missing"]);
  });
});

test("the summary counts files, items and pictures", async () => {
  const folder = new ContentFolder();
  const result = await examineContent(folder.dataDir);
  folder.dispose();
  const content = Object.values(validContent());
  const items = content.reduce((sum, file) => sum + (Array.isArray(file.items) ? file.items.length : 1), 0);
  expect(result).toMatchObject({ files: content.length, items, images: 3 });
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
  const answering = (answer: string) =>
    issuesAfter((content) => (objectAt(content, "faq.json", "items", 0).answer = answer));

  test.each([
    ["Sample Brand", "name"],
    ["Sample Brand Ltd", "legalName"],
    ["hello@sample.example", "email"],
    ["our-jobs@sample.example", "careersEmail"],
    ["+91 11 5550 0136", "phone"],
    ["https://sample.example", "domain"],
    ["1 Sample Road, Delhi", "address"],
    ["Mondays", "hours"],
    ["95%", "retention"],
    ["10,000+", "campaigns"],
    ["900+", "webProjects"],
    ["over 70", "team"],
    ["Over 70", "Team"],
    ["₹5,000", "budgetFrom"],
    ["₹5 lakh", "budgetTo"],
    ["within 24 hours", "reply"],
    ["Delhi, Dubai and Pune", "cities"],
    ["India and Oman", "regions"],
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

  test.each<[string, (content: Content) => unknown, string[]]>([
    [
      "beside other words",
      (content) => (objectAt(content, SITE, "footer").copyright = "© 2025 Sample Brand"),
      ['footer.copyright: "Sample Brand" is typed out; write {name}, or {{Sample Brand}}'],
    ],
    [
      "in another fact",
      (content) => (objectAt(content, SITE).legalName = "Sample Brand Ltd"),
      ['legalName: "Sample Brand" is typed out; write {name}, or {{Sample Brand}}'],
    ],
    [
      "in the phrase for the hours",
      (content) => (objectAt(content, SITE, "hours").label = "Mondays, 10:30am to {closes}"),
      ['hours.label: "10:30am" is typed out; write {opens}, or {{10:30am}}'],
    ],
    ["is none in its own field, or where two facts are the same", (content) => content, []],
  ])("in the file of facts, %s", async (_, change, messages) => {
    const issues = await issuesAfter(change);
    expect(issues).toEqual(messages.map((message) => `data/site.json: ${message} where it means something else`));
  });

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
