import { prefersReducedData } from "./save-data";

const setConnection = (connection: unknown) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
};

afterEach(() => setConnection(undefined));

describe("prefersReducedData", () => {
  it("is false if the browser doesn't say", () => expect(prefersReducedData()).toBe(false));

  it.each([true, false])("returns what the browser says: %s", (saveData) => {
    setConnection({ saveData });
    expect(prefersReducedData()).toBe(saveData);
  });
});
