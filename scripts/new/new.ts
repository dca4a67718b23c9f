/**
 * `npm run new`: writes the files to start from.
 *
 *   npm run new page "Case studies"    a page, in data/pages
 *   npm run new service "Podcasts"     a service page, in data/services
 *   npm run new language fi            the words of buttons and labels in another language, in src/messages
 *   npm run new section QuoteWall      a kind of section for pages: a copy of steps, with its schema, component and story
 *   npm run new component Badge        a component that knows no data: a copy of StarRating, with its test and story
 *
 * For entries of lists, such as clients or posts, use the visual editor (npm run edit), or copy an example from
 * docs/ten-changes.md.
 */
import { exitWith, fail, runPackage } from "../lib/run";
import { create, KINDS } from "./create";

const [kindName = "", ...words] = process.argv.slice(2);
const kind = KINDS[kindName];
const name = words.join(" ");

const main = async (): Promise<number> => {
  if (!kind || name === "")
    return fail(
      `Say what and its name: npm run new page "Case studies". It can be a ${Object.keys(KINDS).join(", ")}.`,
    );
  const files = create(kind, name, process.cwd());
  console.log(`${files.join("\n")}\n\n${kind.next}`);
  // A name of another length breaks lines elsewhere.
  return runPackage("prettier", ["--write", "--log-level", "warn", ...files]);
};

exitWith(main());
