/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/utils/list-files";
import { HONEYPOT } from "../features/contact/form/form-element";
import { contactForm, panelForm, popupForm, serviceForm } from "../features/contact/form/forms";
import { fieldId } from "../features/contact/form/FormFields";
import { CALL_TO_ACTION_ID, OVERVIEW_ID, RELATED_ID, RESERVED_IDS, SHARED_BLOCK_IDS } from "./ids";

const blocks = [CALL_TO_ACTION_ID, OVERVIEW_ID, RELATED_ID, ...Object.values(SHARED_BLOCK_IDS)];

/** The files that render anything other than a page's own sections. */
const files = ["components", "features", "layout", "sections/legal", "sections/page", "sections/shared"].flatMap(
  (folder) =>
    listFiles(path.resolve("src", folder))
      .filter((file) => /(?<!\.(?:test|stories))\.tsx$/.test(file))
      .map((file) => path.resolve("src", folder, file)),
);
const written = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id),
);

test("every id in the code is listed", () => {
  expect(written.filter((id) => !blocks.includes(id) && !RESERVED_IDS.includes(id))).toEqual([]);
});

test("every block has the id that's listed for it", () => {
  expect(written).toEqual(expect.arrayContaining(blocks));
});

test("the ids of all form fields, hints and errors are listed", () => {
  const fields = [contactForm, panelForm, popupForm, serviceForm].flatMap((form) => [
    ...form.fields.map((field) => fieldId(form, field)),
    `${form.name}-${HONEYPOT}`,
  ]);
  const ids = fields.flatMap((id) => [id, `${id}-hint`, `${id}-error`]);
  expect(ids.filter((id) => !RESERVED_IDS.includes(id))).toEqual([]);
});
