import { expect, test as base } from "@playwright/test";
import { type Browser, type EngineName, launch } from "./browser";
import { serveSite, type Site } from "./site";
import { Visitor } from "./visitor";

interface WorkerFixtures {
  engineName: EngineName;
  motion: "full" | "reduced";
  engine: Browser;
  site: Site;
}

interface TestFixtures {
  /** Errors that the visit brings about on purpose. */
  expectedErrors: RegExp | undefined;
  visitor: Visitor;
}

/** A visit: one window of the engine, wide at first. It fails on any error of a page's script or policy. */
export const visit = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  motion: ["full", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, motion }, use) => {
      const engine = await launch(engineName, motion === "reduced");
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  site: [
    // Playwright reads from the parameter which fixtures a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],
  expectedErrors: [undefined, { option: true }],
  visitor: async ({ engine, site, expectedErrors }, use) => {
    site.unanswered.length = 0;
    const window = await engine.newWindow();
    try {
      const visitor = new Visitor(window, site);
      await visitor.resize("wide");
      await use(visitor);
      const errors = [...(await visitor.errors()), ...site.unanswered];
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    } finally {
      await window.close();
    }
  },
});

export { expect };
