import { fitWords } from "./typography";

it("shrinks a heading on phones by its longest word, if that is long", () => {
  expect(fitWords("Fra flomvarslingssystem til personvernerklæringer")).toEqual({ "--fit": "7.1vw" });
  expect(fitWords("DATENSCHUTZERKLÄRUNG")).toEqual({ "--fit": "6vw" });
  expect(fitWords("Search-engine optimization, state-of-the-art")).toBeUndefined();
});
