// @ts-check
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What each folder of src/ may import beside itself, constants and messages; imports run one way (docs/developers/architecture.md). */
const SITE = ["components", "hooks", "theme", "utils", "site.ts"];
const PARTS = ["features", "runtime", ...SITE];
const LAYERS = {
  pages: ["layout", "sections", "seo", ...PARTS],
  templates: ["layout", "sections", "seo", ...PARTS],
  layout: PARTS,
  sections: PARTS,
  features: ["runtime", ...SITE],
  runtime: ["components", "theme", "utils"],
  seo: ["theme", "utils", "site.ts"],
  components: ["hooks", "theme", "utils"],
  hooks: ["theme", "utils"],
  theme: [],
  utils: ["theme"],
};

/** What the build may use of src/: constants, words, and names and colours that both need. */
const SHARED_WITH_BUILD = [
  "constants",
  "messages",
  "theme",
  "utils",
  "components/BrandMark",
  "components/Icon/icon-names.ts",
  "components/SpriteLogo/sprites.ts",
  "runtime/gatsby-internals.ts",
  "seo/share-image.ts",
  "site.ts",
];

const PLUGINS = readdirSync("plugins").filter((name) => !name.includes("."));

/**
 * Where markup is written as it is, and why nothing from outside can be in it. Everywhere else, text is only ever text:
 * React escapes it.
 */
const RAW_MARKUP = {
  "src/components/BrandMark/BrandMark.tsx": "the shapes of the brand's mark, which `npm run rebrand` read and checked",
  "src/runtime/EndOfFirstView.tsx": "always empty: leaves what the server put there in its place",
  "src/runtime/inline-script.ts": "the page's own `noscript` elements",
  "plugins/start/gatsby-ssr.tsx": "the styles of the site's own code, and its script that applies chosen colours",
};

/** What writes markup. */
const MARKUP = [
  "JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]",
  "Property[key.name=/^(dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc)$/]",
  "MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc|setHTMLUnsafe)$/]",
  "MemberExpression[property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]",
  "MemberExpression[object.name='document'][property.name=/^write(ln)?$/]",
].map((selector) => ({
  selector,
  message: "Text from outside is never HTML. A file that must write markup is listed in eslint.config.mjs.",
}));

/** Attributes, props and fields whose values people read or hear. */
const TEXT_NAMES =
  "/^(alt|title|placeholder|label|heading|intro|kicker|hint|subject|previous|next|required|submit|again|done|aria-(label|description|placeholder|roledescription|valuetext))$/";

/** A string with a letter in it; punctuation is no word. */
const WORDS = ":matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}/u]))";

/** Where words may not stand: they come from data/, or from src/messages/. */
const WORDS_IN_CODE = [
  ":matches(JSXElement, JSXFragment) > JSXExpressionContainer",
  `JSXAttribute[name.name=${TEXT_NAMES}]`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > JSXExpressionContainer`,
  `Property[key.name=${TEXT_NAMES}]`,
]
  .flatMap((place) => [
    `${place} > ${WORDS}`,
    `${place} > :matches(ConditionalExpression, LogicalExpression) > ${WORDS}`,
  ])
  .concat("JSXText[value=/\\p{L}/u]")
  .map((selector) => ({
    selector,
    message: "Page copy lives in data/, the words of the interface in src/messages/.",
  }));

/** Styles that a transform belongs to. */
const MOVED = "ObjectExpression:has(> Property[key.name='transform'])";

/** The properties of a style that have a side, by either spelling, and values that name one. */
const LOGICAL_CSS = [
  // What a transform moves stays physical, as the axes of transforms are.
  `ObjectExpression:not(${MOVED}):not(${MOVED} *) > Property[key.name=/^(left|right)$/]`,
  "Property[key.name=/^((margin|padding|border)(Left|Right)(Width|Color|Style)?|border(Top|Bottom)(Left|Right)Radius)$/]",
  "Property[key.name='textAlign'] > Literal[value=/^(left|right)$/]",
  // Four values, of which the second is for the right side and the fourth, another, for the left.
  "Property[key.name=/^(margin|padding|inset)$/] > Literal[value=/^[^\\s()]+ ([^\\s()]+) [^\\s()]+ (?!\\1$)[^\\s()]+$/]",
  "TemplateElement[value.raw=/(^|[\\s;{])((margin-|padding-|border-)?(left|right)|text-align:\\s*(left|right))\\s*[:;]/]",
].map((selector) => ({
  selector,
  message: "Styles are logical: start and end follow the direction of the script, left and right do not.",
}));

/** Styles that stand alone in a component's file, where their names clash with props. Others may import what's exported. */
const LOOSE_STYLES = {
  selector: "Program > VariableDeclaration > VariableDeclarator > CallExpression[callee.name='css']",
  message: "A component's styles are one object: `const styles = { … }`.",
};

export default tseslint.config(
  {
    ignores: [
      // A package of its own, with its own lint.
      "art/",
      ...["public/", ".build/", ".cache/", ".catalogue/", "node_modules/", "static/"],
      ...["src/gatsby-types.d.ts", "coverage/", "test-results/", "playwright-report/"],
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Widths, counts and times are printed all over the place, and a number in a template is unambiguous.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // As React's documentation writes handlers: onClick={() => close()}.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-empty-function": ["error", { allow: ["methods"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
    ignores: ["**/*.test.{ts,tsx}", "src/messages/**"],
    rules: {
      "no-script-url": "error",
      "no-restricted-syntax": ["error", ...MARKUP, ...WORDS_IN_CODE, ...LOGICAL_CSS, LOOSE_STYLES],
    },
  },
  {
    files: Object.keys(RAW_MARKUP),
    rules: { "no-restricted-syntax": ["error", ...WORDS_IN_CODE, ...LOGICAL_CSS, LOOSE_STYLES] },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/theme/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "theme/color-schemes$",
              allowTypeImports: true,
              message: "A component names what a colour is for (src/theme/color.ts), not which it is.",
            },
            {
              regex: "theme/(boxes|color|layout|motion|scroll-driven|swipe-row|typography)$",
              message: "Styles come from `theme`, in one import.",
            },
          ],
        },
      ],
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    plugins: { "import-x": importX },
    settings: {
      // These stand among the modules of the site, wherever it sorts.
      "import-x/internal-regex": "^\\$(messages|countries)",
      "import-x/extensions": [".ts", ".tsx", ".mjs", ".js"],
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] })],
    },
    rules: {
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", ["internal", "parent"], "sibling", "index"],
          alphabetize: { order: "ignore" },
        },
      ],
      "import-x/no-duplicates": "error",
      // Also by way of what loads later: modules that need each other are one, or lack a third.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    // Stories and tests may take what they show from wherever it is, and the entry starts the whole page.
    ignores: ["src/**/*.{test,stories}.{ts,tsx}", "src/runtime/entry.tsx"],
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            { target: "src", from: "plugins" },
            ...Object.entries(LAYERS).map(([folder, allowed]) => ({
              target: `src/${folder}`,
              from: "src",
              except: [folder, ...allowed, "constants", "messages"],
              message: "See the import directions in docs/developers/architecture.md.",
            })),
          ],
        },
      ],
    },
  },
  {
    files: ["plugins/**/*.{ts,tsx,js}"],
    ignores: ["**/*.test.ts"],
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            { target: "plugins", from: "src", except: SHARED_WITH_BUILD },
            ...PLUGINS.map((name) => ({
              target: `plugins/${name}`,
              from: "plugins",
              // The editor's forms are made of the content's schema, and it saves what the content check accepts.
              except: [...new Set([name, "utils", ...(name === "editor" ? ["content"] : [])])],
              message: "A plugin finds what others made as Gatsby's nodes, or in public/ (plugins/README.md).",
            })),
          ],
        },
      ],
    },
  },
  // TypeScript checks scripts too (checkJs), and knows what Node and browsers have.
  { files: ["**/*.{mjs,js}"], rules: { "no-undef": "off" } },
  { files: ["scripts/*.js"], languageOptions: { sourceType: "commonjs" } },
);
