/** @jest-environment node */
import { contentFileFor } from ".";

describe("the registry", () => {
  test.each([
    ["clients.json", "clients.json"],
    ["services/video-shoot.json", "services/*.json"],
    ["pages/about.json", "pages/*.json"],
  ])("finds the rules for %s", (file, pattern) => {
    expect(contentFileFor(file)?.pattern).toBe(pattern);
  });

  test.each(["clinets.json", "services/old/video-shoot.json", "schema/clients.schema.json", "services/notes.txt"])(
    "has none for %s",
    (file) => {
      expect(contentFileFor(file)).toBeUndefined();
    },
  );
});
