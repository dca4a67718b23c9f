// Jest compiles the way Gatsby does, with Emotion's JSX runtime and the messages in their places.
const { statSync } = require("node:fs");
const babelJest = require("babel-jest").default;
const { MESSAGES_FILE } = require("../gatsby/messages/read-messages");

module.exports = babelJest.createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
  // Jest keeps what it compiled by these options: a changed message is another option.
  plugins: [[require.resolve("../gatsby/messages/babel-plugin"), { changed: statSync(MESSAGES_FILE).mtimeMs }]],
});
