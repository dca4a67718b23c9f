/** @jest-environment node */
import { createServer } from "node:net";
import keys from "../../src/constants/email-keys.json";
import {
  checkEmailKeys,
  checkEngine,
  checkNode,
  checkNpm,
  checkPackages,
  checkPort,
  formatFinding,
} from "./checks.mjs";

it("passes what the project can run on", () => {
  expect(checkNode("v24.1.0", ".")).toEqual({ status: "ok", text: "Node.js v24.1.0" });
  expect(checkNpm("11.0.0").status).toBe("ok");
});

it("names the remedy for what it can't", () => {
  expect(formatFinding(checkNode("v18.0.0", "."))).toMatch(/^PROBLEM +This site needs Node\.js .* Install Node\.js/);
  expect(formatFinding(checkNpm("9.8.1"))).toMatch(/^PROBLEM +npm 9\.8\.1 is too old\.\n +→ npm install --global npm@/);
  expect(formatFinding(checkNpm(""))).toMatch(/^PROBLEM +npm can't be started/);
  expect(formatFinding(checkPackages("/nowhere"))).toMatch(/^note +Packages are missing .*\n +→ .*npm ci$/);
});

it("says which browser it found, or how it can be had", () => {
  const engine = (found: Parameters<typeof checkEngine>[1]) =>
    formatFinding(checkEngine("Firefox", found, "Install it"));
  expect(engine({ driver: "puppeteer", executable: "/usr/bin/firefox-esr" })).toMatch(/^ok +Firefox: .*firefox-esr$/);
  expect(engine({ driver: "playwright", executable: undefined })).toMatch(/^ok +Firefox: Playwright's own$/);
  expect(engine(undefined)).toMatch(
    /^note +Firefox wasn't found; npm test installs it where it can\.\n +→ Install it$/,
  );
});

it("tells a port that is in use from a free one, and names another", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(formatFinding(await checkPort(port))).toContain(`PORT=${port + 1} npm start`);
  await new Promise((resolve) => server.close(resolve));
  expect((await checkPort(port)).status).toBe("ok");
});

it("finds no fault with all email keys or none, and names those that are missing of some", () => {
  expect(checkEmailKeys(keys, keys).status).toBe("ok");
  expect(checkEmailKeys([], keys).status).toBe("note");
  expect(checkEmailKeys(keys.slice(0, 1), keys)).toMatchObject({
    status: "problem",
    text: "GATSBY_EMAILJS_TEMPLATE_ID and GATSBY_EMAILJS_PUBLIC_KEY are not set, so the forms can't send.",
  });
});
