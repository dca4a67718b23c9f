/** @jest-environment node */
import { png } from "../testing/content-fixture";
import { imageSize } from "./image-size";

const webp = (kind: string, write: (file: Buffer) => void): Buffer => {
  const file = Buffer.alloc(40);
  file.write("RIFF", 0, "latin1");
  file.write(`WEBP${kind}`, 8, "latin1");
  write(file);
  return file;
};

/** A JPEG whose frame stands behind another segment, as behind a camera's preview. */
const jpeg = (): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, 0x00, 0x04, 0x00, 0x00],
    ...[0xff, 0xc2, 0x00, 0x11, 0x08, 0x03, 0x20, 0x05, 0x00, 0x03, 0x01, 0x22, 0x00],
  ]);

test.each([
  ["PNG", png(1280, 800)],
  [
    "lossy WebP",
    webp("VP8 ", (file) => {
      file.writeUInt16LE(1280, 26);
      file.writeUInt16LE(800, 28);
    }),
  ],
  ["lossless WebP", webp("VP8L", (file) => file.writeUInt32LE((1280 - 1) | ((800 - 1) << 14), 21))],
  [
    "extended WebP",
    webp("VP8X", (file) => {
      file.writeUIntLE(1280 - 1, 24, 3);
      file.writeUIntLE(800 - 1, 27, 3);
    }),
  ],
  ["JPEG", jpeg()],
])("the size of a %s is read from its header", (_, file) => {
  expect(imageSize(file)).toEqual({ width: 1280, height: 800 });
});

test.each([
  ["another file", Buffer.from("<svg></svg>")],
  ["an empty file", Buffer.alloc(0)],
  ["a PNG cut short", png(1280, 800).subarray(0, 18)],
  ["a WebP of an unknown kind", webp("VP9 ", () => undefined)],
  ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
])("%s has none", (_, file) => {
  expect(imageSize(file)).toBeUndefined();
});
