import { FIELD_NAMES, type FieldName, FORM_NAMES, type FormName, HONEYPOT } from "./forms";

/* The ids on pages that aren't those of their own sections, which the content check stops from using them. */

/** The id of a form's field. */
export const fieldId = (form: FormName, field: FieldName | typeof HONEYPOT): string => `${form}-${field}`;

/** What the ids of a field, its hint and its error end in. */
const FIELD_PARTS = ["", "-hint", "-error"];

/** Ids of the layout, the forms and Gatsby. */
export const RESERVED_IDS: readonly string[] = [
  "main",
  "header",
  "menu",
  "contents-heading",
  "contact-form-heading",
  "contact-panel-heading",
  "lead-popup-heading",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  ...FORM_NAMES.flatMap((form) =>
    ([...FIELD_NAMES, HONEYPOT] as const).flatMap((field) =>
      FIELD_PARTS.map((part) => `${fieldId(form, field)}${part}`),
    ),
  ),
];

/** What each page gets: in place of sections while it has none, and at its end. */
export const OVERVIEW_ID = "overview";
export const RELATED_ID = "related";
export const NEXT_CASE_STUDY_ID = "next";
export const CALL_TO_ACTION_ID = "call-to-action";

export const SHARED_BLOCKS = ["proof", "process", "values", "statistics", "team", "blog-list"] as const;

/** The id of a block that several pages share. */
export const sharedBlockId = (block: (typeof SHARED_BLOCKS)[number]): string =>
  block === "blog-list" ? "posts" : block;

/** The id of a section's heading, which names the section for assistive technology. */
export const headingId = (id: string): string => `${id}-heading`;
