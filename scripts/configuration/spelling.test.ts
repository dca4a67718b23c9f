import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { listFiles } from "../../gatsby/utils/list-files";

test("the spelling check reports misspelt and stiff words, and passes tokens and the project's names", () => {
  const content = {
    text: "We shall reply. Send an enquirey. We'll reply {reply}, and your enquiry reaches Netra Six in colour.",
  };
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/cspell/bin.mjs", "lint", "--no-progress", "--no-summary", "stdin://data/page.json"],
    { input: JSON.stringify(content), encoding: "utf8" },
  );
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(/Forbidden word \(shall\).*will/),
    expect.stringMatching(/Unknown word \(enquirey\)/),
  ]);
}, 60_000);

test("the copy has one kind of apostrophe, % after figures and one spelling of email", () => {
  const copy = ["data", "src/messages"].flatMap((folder) =>
    listFiles(folder)
      .filter((name) => name.endsWith(".json") && !name.startsWith("schema/"))
      .map((name) => `${folder}/${name}`),
  );
  const slips = copy.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/[‘’“”]|\bper ?cent\b|\be-mails?\b/gi),
      ([slip]) => `${file}: ${slip}`,
    ),
  );
  expect(copy).toEqual(expect.arrayContaining(["data/site.json", "src/messages/en-GB.json"]));
  expect(slips).toEqual([]);
});
