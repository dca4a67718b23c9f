import type { Config } from "jest";

const config: Config = {
  testEnvironment: "jsdom",
  // Generous, for machines with little to spare: no test measures time, and one that waits in vain still fails.
  testTimeout: 30_000,
  // By default Jest leaves a core idle for its watch mode; on two cores that doubles the time.
  maxWorkers: "100%",
  roots: ["<rootDir>/src", "<rootDir>/plugins", "<rootDir>/scripts", "<rootDir>/test"],
  testMatch: ["**/*.test.{ts,tsx,mjs}"],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "json"],
  // As Gatsby compiles, with Emotion's JSX runtime.
  transform: {
    "\\.(?:[jt]sx?|mjs)$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  transformIgnorePatterns: ["/node_modules/(?!(react-helmet|react-phone-number-input|react-awesome-reveal)/)"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/test/gatsby.ts",
    // Tests are in British English, whatever the language of data/.
    "^\\$messages/(.*)$": "<rootDir>/src/messages/en-GB/$1",
    "^\\$countries$": "<rootDir>/test/countries.ts",
    "/data/site\\.json$": "<rootDir>/test/site.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
};

export default config;
