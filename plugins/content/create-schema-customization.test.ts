/** @jest-environment node */
import { readFileSync } from "node:fs";
import { ContentFolder } from "../../test/content-fixture";
import { fakeNode } from "../../test/fake-node";
import { svgShapeExtension } from "./svg-shape";
import { typeDefs, unions } from "./schema/type-defs";
import { createSchemaCustomization } from "./create-schema-customization";

test("all types are created, with the union of sections and the directive for SVG files", () => {
  const actions = { createFieldExtension: jest.fn(), createTypes: jest.fn() };
  createSchemaCustomization({ actions, schema: { buildUnionType: (config) => ({ kind: "UNION", config }) } });
  expect(actions.createFieldExtension).toHaveBeenCalledWith(svgShapeExtension);
  const [sections] = unions;
  expect(sections?.name).toBe("PageSection");
  expect(actions.createTypes).toHaveBeenCalledWith([...typeDefs, { kind: "UNION", config: sections }]);
});

describe("@svgShape", () => {
  const folder = new ContentFolder();
  afterAll(() => {
    folder.dispose();
  });

  const resolve = (source: Record<string, unknown>, from: string, exists = true) => {
    const field = svgShapeExtension.extend({ from });
    const svg = fakeNode("File", { id: "svg", absolutePath: `${folder.dataDir}/images/mark.svg` });
    return field.resolve(
      fakeNode("Client", { id: "client", ...source }),
      {},
      { nodeModel: { findOne: () => Promise.resolve(exists ? svg : null) } },
    );
  };

  test("opens the file that a field names", async () => {
    expect(readFileSync(`${folder.dataDir}/images/mark.svg`, "utf8")).toContain('viewBox="0 0 20 10"');
    await expect(resolve({ logo: "images/mark.svg" }, "logo")).resolves.toEqual({ aspectRatio: 2 });
  });

  test("or a field within a field", async () => {
    await expect(resolve({ image: { file: "images/mark.svg" } }, "image.file")).resolves.toMatchObject({
      aspectRatio: 2,
    });
  });

  test("and says which file is missing", async () => {
    await expect(resolve({ logo: "images/gone.svg" }, "logo", false)).rejects.toThrow("images/gone.svg does not exist");
  });
});
