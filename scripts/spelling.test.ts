import { spawnSync } from "node:child_process";

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
