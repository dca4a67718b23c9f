/** `npm run clean:sample`: takes the sample's people, clients and work out of data/. It asks first, except with --yes. */
import { confirm } from "../lib/ask";
import { fail } from "../lib/run";
import { deleteSampleTests } from "../lib/sample-tests";
import { cleanData } from "./clean-data";

const main = async (): Promise<void> => {
  if (
    !(await confirm("This deletes all clients, reviews, posts, people and work in data/, with their pictures. Go on?"))
  ) {
    console.log("Nothing has changed.");
    return;
  }
  await cleanData(process.cwd());
  deleteSampleTests(process.cwd());
  console.log(
    [
      "The sample's people, clients and work are gone. docs/ten-changes.md has an example of each to copy.",
      "Links to the work, the clients and the blog are back as soon as there's something to see.",
      "The figures in claims of data/site.json and in data/statistics.json are invented too: write yours, then empty",
      "footer.notice in data/site.json.",
    ].join("\n"),
  );
};

main().catch(fail);
