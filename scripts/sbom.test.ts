/** @jest-environment node */
import { execSync } from "node:child_process";
import { z } from "zod";
import { name, scripts, version } from "../package.json";

it("lists what the site is built from, and not what only tests it", () => {
  const component = z.object({ name: z.string(), version: z.string() });
  const list = z
    .object({
      bomFormat: z.literal("CycloneDX"),
      metadata: z.object({ component }),
      components: z.array(component),
    })
    .parse(
      JSON.parse(
        execSync(scripts.sbom, { encoding: "utf8", maxBuffer: 16_000_000, stdio: ["ignore", "pipe", "ignore"] }),
      ),
    );
  // Wherever the repository is cloned.
  expect(list.metadata.component).toEqual({ name, version });
  const names = list.components.map((part) => part.name);
  expect(names).toEqual(expect.arrayContaining(["gatsby", "react", "react-slick"]));
  expect(names).not.toContain("lighthouse");
});
