/** @jest-environment node */
import { execSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import packageFile from "../../package.json";

const permissions = z.record(z.string(), z.enum(["read", "write", "none"]));
const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          run: z.string().optional(),
        }),
      ),
    }),
  ),
});

/** The project's workflows, and the examples in the documentation. */
const sources = [
  ...readdirSync(".github/workflows").map((name) => [name, readFileSync(`.github/workflows/${name}`, "utf8")] as const),
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) =>
      [...readFileSync(`docs/${name}`, "utf8").matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
        ([, code = ""]) => [`an example in ${name}`, code] as const,
      ),
    )
    .filter(([, code]) => code.includes("jobs:")),
];

it("finds the workflow for GitHub Pages in the documentation", () => {
  expect(sources.map(([name]) => name)).toContain("an example in deploy.md");
});

describe.each(sources)("%s", (_, source) => {
  const { permissions: defaults, jobs } = workflow.parse(parse(source));

  it("pins every action by its commit, and names the version", () => {
    const lines = source.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).not.toHaveLength(0);
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("runs no code of packages in a job that may write", () => {
    expect(Object.values(defaults)).not.toContain("write");
    for (const job of Object.values(jobs)) {
      const mayWrite = Object.values(job.permissions ?? {}).includes("write");
      if (!mayWrite) continue;
      // GitHub's own command is all that such a job may run, and one call of it.
      for (const { run } of job.steps) expect(run ?? "gh release").toMatch(/^gh release[^\n;&|`]*\n?$/);
    }
  });

  it("leaves no token in the checkout", () => {
    for (const { uses, with: inputs } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      if (uses?.startsWith("actions/checkout@")) expect(inputs).toMatchObject({ "persist-credentials": false });
    }
  });
});

it("uses one version of each action", () => {
  const versions = new Map<string, Set<string>>();
  for (const [, source] of sources) {
    for (const [, action = "", version = ""] of source.matchAll(/uses: (\S+?)@(.*)$/gm)) {
      versions.set(action, (versions.get(action) ?? new Set()).add(version));
    }
  }
  for (const [action, found] of versions) expect([action, ...found]).toHaveLength(2);
});

it("lists what the site is built from for a release, and not what only tests it", () => {
  const { name, version, scripts } = packageFile;
  const component = z.object({ name: z.string(), version: z.string() });
  expect(readFileSync(".github/workflows/release.yml", "utf8")).toContain("npm run --silent sbom");
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

it("keeps settings and keys of one machine out of git", () => {
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(".env*");
});

it("tests on the oldest Node.js that is supported and on the one that is recommended", () => {
  const ci = z
    .object({
      jobs: z.object({ test: z.object({ strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }) }) }),
    })
    .parse(parse(readFileSync(".github/workflows/ci.yml", "utf8")));
  const { node } = ci.jobs.test.strategy.matrix;
  expect(packageFile.engines.node).toMatch(new RegExp(`^>=${node[0]?.replace(".", "\\.")}\\.`));
  expect(node).toContain(readFileSync(".nvmrc", "utf8").trim());
});
