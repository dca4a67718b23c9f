import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["node_modules/", ".work/"] },
  js.configs.recommended,
  // Scenes and the callbacks of Puppeteer run in a page.
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
