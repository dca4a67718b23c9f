import { lostTexts } from "../support/page";
import { PATHS, SERVICE } from "../support/routes";
import { expect, visit } from "./test";

visit.describe("Without JavaScript", () => {
  for (const path of ["/", SERVICE.path, PATHS.works]) {
    visit(`${path} shows every text, and no button that does nothing`, async ({ visitor }) => {
      await visitor.goWithoutScripts(path);
      await visitor.seesCount("h1");
      expect(await lostTexts(visitor)).toEqual([]);
      // What is left are the buttons of forms, which open a mail.
      await visitor.seesCount("button:not([type=submit])", undefined, 0);
    });
  }
});
