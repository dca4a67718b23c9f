// Jest compiles the way Gatsby does, with Emotion's JSX runtime.
const babelJest = require("babel-jest").default;

module.exports = babelJest.createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
});
