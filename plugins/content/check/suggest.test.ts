/** @jest-environment node */
import { didYouMean, suggestionFor } from "./suggest";

test("the nearest name is one that differs in a few letters, whatever their case", () => {
  expect(suggestionFor("Magnifing-Glass", ["magnet", "magnifying-glass", "glass"])).toBe("magnifying-glass");
});

test("or one that begins the same", () => {
  expect(suggestionFor("acme", ["zenith", "acme-homes"])).toBe("acme-homes");
});

test("a name that resembles none gets no suggestion", () => {
  expect(didYouMean("purple", ["violet", "coral", "ink"])).toBe("");
  expect(didYouMean("x", [])).toBe("");
  expect(didYouMean("7", ["x", "ai"])).toBe("");
  expect(didYouMean("", ["x"])).toBe("");
});
