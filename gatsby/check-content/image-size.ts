/** Width and height in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const pngSize = (file: Buffer): Size => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) });

/** https://developers.google.com/speed/webp/docs/riff_container */
const webpSize = (file: Buffer): Size | undefined => {
  switch (file.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
};

/** A JPEG is a chain of segments; those of start-of-frame type tell the size. */
const jpegSize = (file: Buffer): Size | undefined => {
  for (let offset = 2; offset + 9 < file.length && file[offset] === 0xff;) {
    const marker = file[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(offset + 7), height: file.readUInt16BE(offset + 5) };
    offset += 2 + file.readUInt16BE(offset + 2);
  }
  return undefined;
};

/** The bytes in which a PNG or WebP tells its size; a shorter file was cut off. */
const HEADER_BYTES = 30;

/**
 * The size of a WebP, PNG or JPEG picture, from its first bytes: no picture is decoded, so that hundreds take
 * milliseconds. Nothing for any other file, or a broken one.
 */
export const imageSize = (file: Buffer): Size | undefined => {
  if (file[0] === 0xff && file[1] === 0xd8) return jpegSize(file);
  if (file.length < HEADER_BYTES) return undefined;
  if (file.toString("latin1", 1, 4) === "PNG") return pngSize(file);
  if (file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP") return webpSize(file);
  return undefined;
};
