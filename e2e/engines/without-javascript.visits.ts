import { lostTexts } from "../support/page";
import { PATHS, SERVICE } from "../support/routes";
import { expect, visit } from "./test";

visit.describe("Without JavaScript", () => {
  for (const path of ["/", SERVICE.path, PATHS.works]) {
    visit(`${path} shows every text, and no button that does nothing`, async ({ visitor }) => {
      for (const size of ["small", "wide"] as const) {
        await visitor.resize(size);
        await visitor.goWithoutScripts(path);
        await visitor.seesCount("h1");
        expect(await lostTexts(visitor)).toEqual([]);
        // What is left are the buttons of forms, which open a mail.
        expect(await visitor.texts("button:not([type=submit])")).toEqual([]);
      }
    });
  }
});
