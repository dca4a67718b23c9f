/*
 * The ids that pages have beside those of their own sections. The content check keeps sections from taking them;
 * ids.test.ts looks for them in the code that renders them, so no id can be added there without being added here.
 */

/** The forms, whose name begins the ids of their fields, and what each id may end in. */
const FORMS = ["contact", "panel", "service", "popup"];
const FIELDS = ["name", "business", "email", "phone", "message", "reference"];
const FIELD_PARTS = ["", "-hint", "-error"];

/** Of the layout, the forms and Gatsby. */
export const RESERVED_IDS: readonly string[] = [
  "main",
  "menu",
  "contents-heading",
  "contact-form-heading",
  "contact-panel-heading",
  "lead-popup-heading",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  ...FORMS.flatMap((form) => FIELDS.flatMap((field) => FIELD_PARTS.map((part) => `${form}-${field}${part}`))),
];

/** The block that stands in the place of a page's sections while it has none. */
export const OVERVIEW_ID = "overview";

/** The block of related services. */
export const RELATED_ID = "related";

/** The invitation that closes a page. */
export const CALL_TO_ACTION_ID = "call-to-action";

export const SHARED_BLOCKS = ["proof", "process", "values", "statistics", "team", "blog-list"] as const;

/** The ids of the blocks that several pages share. */
export const SHARED_BLOCK_IDS: Readonly<Record<(typeof SHARED_BLOCKS)[number], string>> = {
  proof: "proof",
  process: "process",
  values: "values",
  statistics: "statistics",
  team: "team",
  "blog-list": "posts",
};

/** The id of a section's heading, which names the section for assistive technology. */
export const headingId = (id: string): string => `${id}-heading`;
