import { prefersReducedData } from "./save-data";

const setConnection = (connection: unknown) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
};

afterEach(() => {
  setConnection(undefined);
});

describe("prefersReducedData", () => {
  it("is false where the browser does not say", () => {
    expect(prefersReducedData()).toBe(false);
  });

  it.each([true, false])("is what the browser says: %s", (saveData) => {
    setConnection({ saveData });
    expect(prefersReducedData()).toBe(saveData);
  });
});
