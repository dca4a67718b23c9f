import { savesData } from "./saves-data";

const setConnection = (connection: unknown) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
};

afterEach(() => {
  setConnection(undefined);
});

describe("savesData", () => {
  it("is false where the browser does not say", () => {
    expect(savesData()).toBe(false);
  });

  it.each([true, false])("is what the browser says: %s", (saveData) => {
    setConnection({ saveData });
    expect(savesData()).toBe(saveData);
  });
});
