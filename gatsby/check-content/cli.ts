import path from "node:path";
import { examineContent } from "./check-content";
import { formatFault } from "./fault";

const main = async (): Promise<void> => {
  const started = performance.now();
  const { faults, files, images, items } = await examineContent(path.resolve("data"));
  const looked = `${files} files, ${items} items and ${images} pictures in ${Math.round(performance.now() - started)} ms`;

  for (const fault of faults) console.error(formatFault(fault));
  if (faults.length > 0) {
    console.error(`\nContent check: ${faults.length} ${faults.length === 1 ? "fault" : "faults"} in ${looked}.`);
    process.exitCode = 1;
  } else {
    console.log(`Content check: no faults in ${looked}.`);
  }
};

void main();
