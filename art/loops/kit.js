/**
 * The small studio every loop is filmed in: renderer, HDRI, seamless stage, materials, glass, and an accumulator that
 * averages a few jittered sub-renders a frame, which is what makes shadows soft and edges clean on a software rasteriser.
 *
 * A scene calls `film(build)`. `build(studio)` adds objects and returns `{ pose(t), … }`, where t runs from 0 to 1 and
 * everything that moves is a function of sin/cos(2πt) or of whole turns, so that the last frame leads into the first.
 */
import * as THREE from "three";
import { EXRLoader } from "three/examples/jsm/loaders/EXRLoader.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import studioExr from "@pmndrs/assets/hdri/studio.exr.js";
import palette from "../../src/theme/palette.json";

export { THREE };

const TAU = Math.PI * 2;

/** Colours of the objects: the brand's, and some that only the art uses. */
export const C = {
  ...palette,
  // Stronger than the site's, on which text has to be read.
  coral: "#FF5A3C",
  gold: "#FFB347",
  lilacDeep: "#CFC2FF",
};

/** A smooth bump, 1 at x = 0 and again every whole number, 0 half-way between; `sharp` narrows it. */
export const pulse = (x, sharp = 3) => Math.pow(0.5 + 0.5 * Math.cos(TAU * x), sharp);
export const sin = (t, k = 1, phase = 0) => Math.sin(TAU * (k * t + phase));
export const cos = (t, k = 1, phase = 0) => Math.cos(TAU * (k * t + phase));
export const mix = (a, b, k) => a + (b - a) * k;
export const ease = (x) => {
  const c = Math.min(1, Math.max(0, x));
  return c * c * (3 - 2 * c);
};

const halton = (index, base) => {
  let f = 1;
  let r = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base;
    r += f * (i % base);
  }
  return r;
};

/** Opaque glossy paint; `o` overrides any property of the physical material. */
export const paint = (color, o = {}) =>
  new THREE.MeshPhysicalMaterial({ color, roughness: 0.3, clearcoat: 0.9, clearcoatRoughness: 0.09, ...o });
/** Paint without the clear coat: half the cost, for small parts. */
export const matte = (color, o = {}) => new THREE.MeshStandardMaterial({ color, roughness: 0.45, ...o });
/** Polished metal. */
export const metal = (color = C.gold, o = {}) =>
  new THREE.MeshStandardMaterial({ color, metalness: 1, roughness: 0.17, envMapIntensity: 1.5, ...o });

/** A rounded rectangle as a shape, centred on the origin. */
const roundedRect = (w, h, r) => {
  const s = new THREE.Shape();
  s.moveTo(-w / 2 + r, -h / 2);
  s.lineTo(w / 2 - r, -h / 2);
  s.absarc(w / 2 - r, -h / 2 + r, r, -Math.PI / 2, 0);
  s.lineTo(w / 2, h / 2 - r);
  s.absarc(w / 2 - r, h / 2 - r, r, 0, Math.PI / 2);
  s.lineTo(-w / 2 + r, h / 2);
  s.absarc(-w / 2 + r, h / 2 - r, r, Math.PI / 2, Math.PI);
  s.lineTo(-w / 2, -h / 2 + r);
  s.absarc(-w / 2 + r, -h / 2 + r, r, Math.PI, 1.5 * Math.PI);
  return s;
};

/** Any shape as a bevelled solid whose front is at z = depth and back at z = 0. */
export const solid = (shape, depth, bevel = 0.04, segments = 5) => {
  const g = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - 2 * bevel),
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: segments,
    curveSegments: 28,
  });
  g.translate(0, 0, bevel);
  return g;
};

/** A rounded slab: a card, a button, a screen. */
export const slab = (w, h, r, depth, bevel = 0.03) => solid(roundedRect(w, h, r), depth, Math.min(bevel, r * 0.9));

/** An arc of a ring with round ends, in the xy plane, from angle `from` over `arc` radians. */
export const arc = (radius, tube, from, length) => {
  const body = new THREE.TorusGeometry(radius, tube, 28, Math.max(12, Math.round(length * 40)), length);
  body.rotateZ(from);
  const caps = [from, from + length].map((a) => {
    const s = new THREE.SphereGeometry(tube, 28, 20);
    s.translate(radius * Math.cos(a), radius * Math.sin(a), 0);
    return s;
  });
  return mergeGeometries([body, ...caps]);
};

/** Turns and moves `o`, a capsule along y, so that it reaches from a to b. */
const reach = (o, a, b) => {
  const along = b.clone().sub(a);
  o.position.copy(a).addScaledVector(along, 0.5);
  o.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
};

/** Where the knee is of a leg from `hip` to `foot` whose two bones are that long, bent towards `way`. */
const knee = (hip, foot, upper, lower, way) => {
  const along = foot.clone().sub(hip);
  const d = Math.min(along.length(), upper + lower - 0.001);
  along.normalize();
  const k = (upper * upper - lower * lower + d * d) / (2 * d);
  const out = way.clone().addScaledVector(along, -way.dot(along)).normalize();
  return hip
    .clone()
    .addScaledVector(along, k)
    .addScaledVector(out, Math.sqrt(Math.max(0, upper * upper - k * k)));
};

export const heartShape = (k = 1) => {
  const s = new THREE.Shape();
  s.moveTo(0, -0.5 * k);
  s.bezierCurveTo(-0.85 * k, 0.1 * k, -0.55 * k, 0.75 * k, -0.05 * k, 0.38 * k);
  s.lineTo(0, 0.33 * k);
  s.lineTo(0.05 * k, 0.38 * k);
  s.bezierCurveTo(0.55 * k, 0.75 * k, 0.85 * k, 0.1 * k, 0, -0.5 * k);
  return s;
};

/**
 * Glass that is traced rather than blended: the ray is bent into the ball, may meet the pupil inside, is bent out again
 * and looks up the stage, the studio lights, and any rings the scene has registered. Dispersion comes from one index of
 * refraction for each colour channel.
 */
const glassMaterial = (
  studio,
  { centre, radius, pupil, rings = [], stageTop, stageBottom, tint = "#ffffff", clear = 1 },
) => {
  const n = Math.max(1, rings.length);
  const u = {
    env: { value: studio.equirect },
    centre: { value: centre },
    radius: { value: radius },
    top: { value: new THREE.Color(stageTop) },
    bottom: { value: new THREE.Color(stageBottom) },
    tint: { value: new THREE.Color(tint) },
    clear: { value: clear },
    pupilCentre: { value: new THREE.Vector3() },
    pupilRadius: { value: pupil ? pupil.radius : 0 },
    pupilColor: { value: new THREE.Color(pupil ? pupil.color : "#000") },
    pupilEdge: { value: pupil?.edge ?? 0.44 },
    envTurn: { value: studio.envTurn },
    ringR: { value: new Array(n).fill(0).map((_, i) => rings[i]?.radius ?? 0) },
    ringT: { value: new Array(n).fill(0).map((_, i) => rings[i]?.tube ?? 0) },
    ringZ: { value: new Array(n).fill(0) },
    ringA: { value: new Array(n).fill(0) },
    ringN: { value: new Array(n).fill(0).map((_, i) => rings[i]?.folds ?? 1) },
    ringGap: { value: new Array(n).fill(0).map((_, i) => new THREE.Vector4(...(rings[i]?.spans ?? [0, 1, 1, 1]))) },
    ringC: { value: new Array(n).fill(0).map((_, i) => new THREE.Color(rings[i]?.color ?? "#000")) },
    ringD: { value: new Array(n).fill(0).map((_, i) => new THREE.Color(rings[i]?.accent ?? "#000")) },
  };
  const material = new THREE.ShaderMaterial({
    uniforms: u,
    vertexShader: `varying vec3 vWorld; void main(){ vec4 w = modelMatrix * vec4(position,1.); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,
    fragmentShader: `
      #define RINGS ${n}
      varying vec3 vWorld;
      uniform sampler2D env; uniform vec3 centre, top, bottom, tint, pupilCentre, pupilColor; uniform float radius, pupilRadius, pupilEdge, envTurn, clear;
      uniform float ringR[RINGS], ringT[RINGS], ringZ[RINGS], ringA[RINGS], ringN[RINGS]; uniform vec4 ringGap[RINGS]; uniform vec3 ringC[RINGS], ringD[RINGS];
      vec3 light(vec3 d){ float c = cos(envTurn), s = sin(envTurn); d = vec3(c*d.x - s*d.z, d.y, s*d.x + c*d.z);
        return min(texture2D(env, vec2(atan(d.z, d.x) / 6.2831853 + .5, asin(clamp(d.y,-1.,1.)) / 3.1415927 + .5)).rgb, vec3(9.)); }
      // The HDRI is small; in a mirror as sharp as this one the lamps are drawn instead: a window upper left, a strip right.
      float lamp(vec3 d, vec3 at, vec2 size, float soft){ vec3 z = normalize(at), x = normalize(cross(vec3(0.,1.,0.), z)), y = cross(z, x); float k = dot(d, z); if (k < .1) return 0.;
        vec2 q = abs(vec2(dot(d, x), dot(d, y)) / k) - size; return 1. - smoothstep(-soft, soft, max(q.x, q.y)); }
      vec3 lamps(vec3 d){ return vec3(1.,.96,.92) * 2.6 * lamp(d, vec3(-.75,.85,.55), vec2(.42,.34), .05) + vec3(1.,.66,.42) * 1.3 * lamp(d, vec3(1.,.25,.35), vec2(.16,.6), .08) + vec3(.6,.5,1.) * .5 * lamp(d, vec3(.25,-.8,.6), vec2(.7,.2), .15); }
      vec3 around(vec3 p, vec3 d){
        vec3 c = mix(bottom, top, smoothstep(-.55, .6, d.y)); float best = 1e9;
        for (int i = 0; i < RINGS; i++) {
          if (ringR[i] <= 0. || abs(d.z) < .001) continue;
          float s = (ringZ[i] - p.z) / d.z; if (s < 0. || s > best) continue;
          vec3 h = p + d * s - centre; float rho = length(h.xy), w = abs(rho - ringR[i]) / ringT[i]; if (w > 1.) continue;
          float a = fract((atan(h.y, h.x) - ringA[i]) / 6.2831853 * ringN[i]); vec4 g = ringGap[i];
          bool one = a > g.x && a < g.y, two = a > g.z && a < g.w; if (!one && !two) continue;
          best = s; vec3 k = one ? ringC[i] : ringD[i]; c = k * (.25 + .95 * sqrt(max(0., 1. - w * w))) + .1 * pow(max(0.,1.-w), 8.);
        }
        return c + .05 * light(d);
      }
      void main(){
        vec3 n = normalize(vWorld - centre), v = normalize(vWorld - cameraPosition);
        vec3 seen = vec3(0.);
        for (int ch = 0; ch < 3; ch++) {
          float ior = 1.40 + .022 * float(ch); vec3 d = refract(v, n, 1. / ior); vec3 q = vWorld - pupilCentre;
          float b = dot(q, d), disc = b * b - dot(q, q) + pupilRadius * pupilRadius; vec3 got;
          if (pupilRadius > 0. && disc > 0. && b < 0.) {
            vec3 hit = vWorld + d * (-b - sqrt(disc)), m = normalize(hit - pupilCentre); float lit = max(0., dot(m, normalize(vec3(-.5,.75,.6))));
            // The pupil ball is an iris: dark in the middle of what the viewer sees, fibres and a warm rim round it.
            vec3 axis = normalize(vec3(.0,.05,1.)); float off = acos(clamp(dot(m, axis), -1., 1.)); vec3 side = m - axis * dot(m, axis);
            float fibre = .5 + .5 * sin(atan(side.y, side.x) * 46.) * sin(atan(side.y, side.x) * 17. + 1.3);
            vec3 iris = mix(pupilColor, pupilColor * vec3(1.,.34,.12), smoothstep(.75, 1.5, off)) * (.93 + .1 * fibre);
            iris = mix(vec3(.006,.004,.016), iris, smoothstep(pupilEdge, pupilEdge + .08, off)); 
            got = iris * (.3 + .95 * lit) + .55 * light(reflect(d, m)) * (.05 + .95 * pow(1. - max(0., dot(-d, m)), 4.));
          } else {
            vec3 p2 = vWorld + d * (2. * dot(-d, n) * radius), n2 = normalize(p2 - centre), d2 = refract(d, -n2, ior); if (dot(d2, d2) < .01) d2 = reflect(d, -n2);
            got = around(p2, d2) * tint;
          }
          if (ch == 0) seen.r = got.r; else if (ch == 1) seen.g = got.g; else seen.b = got.b;
        }
        float facing = max(0., dot(-v, n)), fresnel = .045 + .955 * pow(1. - facing, 5.);
        vec3 mirror = reflect(v, n);
        gl_FragColor = vec4(seen * clear * (1. - fresnel) + (light(mirror) * .5 + vec3(.16,.12,.3)) * fresnel + lamps(mirror) * (fresnel + .16), 1.);
      }`,
  });
  return material;
};

/** Average of `count` jittered linear renders, then tone mapping (a neutral curve), light vignette and dithering. */
class Accumulator {
  constructor(renderer, w, h) {
    Object.assign(this, { renderer, w, h });
    this.frame = new THREE.WebGLRenderTarget(w, h, { type: THREE.HalfFloatType, samples: 4 });
    this.sum = new THREE.WebGLRenderTarget(w, h, { type: THREE.FloatType, depthBuffer: false });
    this.screen = new THREE.Scene();
    this.quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
    this.quad.frustumCulled = false;
    this.screen.add(this.quad);
    this.eye = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
    const vertexShader = "varying vec2 v; void main(){ v = uv; gl_Position = vec4(position.xy, 0., 1.); }";
    this.add = new THREE.ShaderMaterial({
      uniforms: { t: { value: this.frame.texture }, k: { value: 1 } },
      vertexShader,
      fragmentShader:
        "uniform sampler2D t; uniform float k; varying vec2 v; void main(){ gl_FragColor = vec4(min(texture2D(t, v).rgb, vec3(1.35)) * k, 1.); }",
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      depthTest: false,
      depthWrite: false,
    });
    this.develop = new THREE.ShaderMaterial({
      uniforms: {
        t: { value: this.sum.texture },
        exposure: { value: 1 },
        vignette: { value: 0.3 },
        saturation: { value: 1.05 },
      },
      vertexShader,
      fragmentShader: `uniform sampler2D t; uniform float exposure, vignette, saturation; varying vec2 v;
        vec3 neutral(vec3 c){ float p = max(c.r, max(c.g, c.b)); if (p < .76) return c;
          float d = .24, q = 1. - d * d / (p + d - .76); c *= q / p; return mix(c, vec3(q), 1. - 1. / (.15 * (p - q) + 1.)); }
        vec3 srgb(vec3 c){ return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.)), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
        float hash(vec2 p){ return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
        void main(){ vec3 c = texture2D(t, v).rgb * exposure; vec2 q = v - .5; c *= 1. - vignette * dot(q, q) * 2.; float l = dot(c, vec3(.2126,.7152,.0722));
          c = srgb(neutral(max(vec3(0.), mix(vec3(l), c, saturation)))); gl_FragColor = vec4(c + (hash(gl_FragCoord.xy) - .5) / 255., 1.); }`,
      depthTest: false,
    });
  }

  render(count, scene, camera, shiftX, jitter) {
    const { renderer: r, w, h } = this;
    r.setRenderTarget(this.sum);
    r.setClearColor(0, 0);
    r.clear();
    for (let i = 0; i < count; i++) {
      camera.setViewOffset(w, h, halton(i + 1, 2) - 0.5 - shiftX * w, halton(i + 1, 3) - 0.5, w, h);
      jitter(halton(i + 1, 5), halton(i + 1, 7));
      camera.updateMatrixWorld();
      r.setRenderTarget(this.frame);
      r.render(scene, camera);
      this.quad.material = this.add;
      this.add.uniforms.k.value = 1 / count;
      r.setRenderTarget(this.sum);
      r.autoClear = false;
      r.render(this.screen, this.eye);
      r.autoClear = true;
    }
    this.quad.material = this.develop;
    r.setRenderTarget(null);
    r.render(this.screen, this.eye);
  }
}

/** The seamless sweep: floor, curve and wall in one piece, coloured by a gradient along it and a soft pool of light. */
const buildStage = ({ floor, wall, top, glow, glowAt = [0, 3], glowSize = 5, lights = [], depth = -4, rough = 5 }) => {
  const profile = [];
  for (let i = 0; i <= 14; i++) profile.push([16 - ((16 - depth) * i) / 14, 0]);
  for (let i = 1; i <= 24; i++) {
    const a = ((i / 24) * Math.PI) / 2;
    profile.push([depth - rough * Math.sin(a), rough - rough * Math.cos(a)]);
  }
  for (let i = 1; i < 10; i++) profile.push([depth - rough, rough + 1.2 * i]);
  const across = 72;
  const g = new THREE.PlaneGeometry(60, 1, across, profile.length - 1);
  const p = g.attributes.position;
  const stops = [floor, wall, top].map((c) => new THREE.Color(c));
  const pool = new THREE.Color(glow ?? wall);
  const colors = new Float32Array(p.count * 3);
  for (let i = 0; i < p.count; i++) {
    const [z, y] = profile[Math.floor(i / (across + 1))];
    const x = -30 + (60 * (i % (across + 1))) / across;
    p.setXYZ(i, x, y, z);
    const k = ease((y + Math.max(0, -z) * 0.3) / 10);
    const c = k < 0.5 ? stops[0].clone().lerp(stops[1], k * 2) : stops[1].clone().lerp(stops[2], k * 2 - 1);
    const d = Math.hypot(x - glowAt[0], (y - Math.max(0, z) * 0.2 - glowAt[1]) * 1.1) / glowSize;
    c.lerp(pool, glow ? 0.9 * Math.exp(-d * d) : 0);
    for (const l of lights) {
      const q = Math.hypot(x - l.at[0], y - Math.max(0, z) * 0.2 - l.at[1]) / l.size;
      c.lerp(new THREE.Color(l.color), l.strength * Math.exp(-q * q));
    }
    c.toArray(colors, i * 3);
  }
  g.setAttribute("color", new THREE.Float32BufferAttribute(colors, 3));
  g.computeVertexNormals();
  const o = new THREE.Mesh(g, new THREE.MeshLambertMaterial({ vertexColors: true, side: THREE.DoubleSide }));
  o.receiveShadow = true;
  return o;
};

/** What all scenes of a page share: making it takes longer than drawing a frame. */
let shared;
const open = () => {
  if (shared) return shared;
  const { W, H } = window.ART;
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(W, H);
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  document.body.appendChild(renderer.domElement);
  const bytes = Uint8Array.from(atob(studioExr.split("base64,")[1]), (c) => c.charCodeAt(0));
  const exr = new EXRLoader().parse(bytes.buffer);
  const equirect = new THREE.DataTexture(exr.data, exr.width, exr.height, exr.format, exr.type);
  Object.assign(equirect, {
    mapping: THREE.EquirectangularReflectionMapping,
    minFilter: THREE.LinearFilter,
    magFilter: THREE.LinearFilter,
  });
  equirect.wrapS = THREE.RepeatWrapping;
  equirect.needsUpdate = true;
  const environment = new THREE.PMREMGenerator(renderer).fromEquirectangular(equirect).texture;
  shared = { renderer, equirect, environment, accumulator: new Accumulator(renderer, W, H) };
  return shared;
};

/** Runs a scene. See the head of this file. May be called again for another scene on the same page. */
export const film = async (build) => {
  const { W, H, SAMPLES } = window.ART;
  const { renderer, equirect, environment, accumulator } = open();
  const scene = new THREE.Scene();
  scene.environment = environment;

  const moving = [];
  const studio = {
    scene,
    equirect,
    envTurn: 1.2,
    /** Adds a mesh (to `parent`, else to the scene) that casts and receives shadows. */
    add(geometry, material, position = [0, 0, 0], rotation = [0, 0, 0], parent = scene) {
      const o = new THREE.Mesh(geometry, material);
      o.position.set(...position);
      o.rotation.set(...rotation);
      o.castShadow = true;
      o.receiveShadow = true;
      parent.add(o);
      return o;
    },
    group(position = [0, 0, 0], rotation = [0, 0, 0], parent = scene) {
      const g = new THREE.Group();
      g.position.set(...position);
      g.rotation.set(...rotation);
      parent.add(g);
      return g;
    },
    /** A leg of two bones: `set(hip, foot, way)` puts it there with the knee towards `way`. */
    leg(upper, lower, radius, material, parent) {
      const [one, two] = [upper, lower].map((length, i) =>
        studio.add(
          new THREE.CapsuleGeometry(radius * (i ? 0.8 : 1), length, 8, 16),
          material,
          [0, 0, 0],
          [0, 0, 0],
          parent,
        ),
      );
      return (hip, foot, way) => {
        const joint = knee(hip, foot, upper, lower, way);
        reach(one, hip, joint);
        reach(two, joint, foot);
      };
    },
    ball(radius, material, position, parent) {
      return studio.add(new THREE.SphereGeometry(radius, 48, 32), material, position, [0, 0, 0], parent);
    },
    /** A glass ball that may hold a pupil; keeps its shader in step with where it is. */
    glass(radius, position, options, parent = scene) {
      const centre = new THREE.Vector3();
      const material = glassMaterial(studio, { centre, radius, ...options });
      const o = studio.add(new THREE.SphereGeometry(radius, 96, 64), material, position, [0, 0, 0], parent);
      o.castShadow = options.castShadow ?? true;
      moving.push(() => {
        o.getWorldPosition(centre);
        material.uniforms.pupilCentre.value.copy(centre);
        if (options.pupil)
          material.uniforms.pupilCentre.value.add(new THREE.Vector3(...(options.pupil.offset ?? [0, 0, 0])));
      });
      return o;
    },
    /** A soft dark patch where an object meets the floor: the occlusion a single key light cannot give. */
    contact(x, z, radius, strength = 0.5, y = 0.012, color = "#000000") {
      const m = new THREE.ShaderMaterial({
        transparent: true,
        depthWrite: false,
        uniforms: { k: { value: strength }, c: { value: new THREE.Color(color) } },
        vertexShader:
          "varying vec2 v; void main(){ v = uv - .5; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }",
        fragmentShader:
          "varying vec2 v; uniform float k; uniform vec3 c; void main(){ float d = length(v) * 2.; gl_FragColor = vec4(c, k * pow(max(0., 1. - d), 1.8)); }",
      });
      const o = new THREE.Mesh(new THREE.PlaneGeometry(radius * 2, radius * 2), m);
      o.rotation.x = -Math.PI / 2;
      o.position.set(x, y, z);
      scene.add(o);
      return o;
    },
    stage(options) {
      const o = buildStage(options);
      scene.add(o);
      return o;
    },
  };

  const plan = await build(studio);
  const light = {
    env: 0.6,
    key: 2.4,
    keyColor: "#fff0e2",
    rim: 1.4,
    rimColor: "#b48bff",
    fill: 0.7,
    fillColor: "#cfc2ff",
    keyAt: [-6, 9.5, 7],
    soft: 1,
    // How far shadows keep off what casts them: more for big round bodies, on whose flanks they'd be blotches.
    clear: 0.025,
    aim: [0, 2, 0],
    ...plan.light,
  };
  scene.environmentIntensity = light.env;
  scene.environmentRotation.y = studio.envTurn;
  const key = new THREE.DirectionalLight(light.keyColor, light.key);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, { left: -8, right: 8, top: 7, bottom: -7, near: 0.1, far: 40 });
  key.shadow.bias = -0.0005;
  key.shadow.normalBias = light.clear;
  key.shadow.radius = 10;
  key.target.position.set(...light.aim);
  const rim = new THREE.DirectionalLight(light.rimColor, light.rim);
  rim.position.set(7, 5, -5);
  const fill = new THREE.DirectionalLight(light.fillColor, light.fill);
  fill.position.set(5, 2, 9);
  scene.add(key, key.target, rim, fill);

  const camera = new THREE.PerspectiveCamera(plan.camera.fov, W / H, 0.5, 80);
  Object.assign(accumulator.develop.uniforms.exposure, { value: plan.exposure ?? 1 });
  Object.assign(accumulator.develop.uniforms.vignette, { value: plan.vignette ?? 0.3 });

  window.draw = (t) => {
    plan.pose(t);
    scene.updateMatrixWorld(true);
    moving.forEach((f) => f());
    const at = typeof plan.camera.at === "function" ? plan.camera.at(t) : plan.camera.at;
    accumulator.render(SAMPLES, scene, camera, plan.camera.shift ?? 0, (a, b) => {
      const angle = a * TAU;
      const q = Math.sqrt(b) * light.soft;
      key.position.set(
        light.keyAt[0] + q * Math.cos(angle),
        light.keyAt[1] + 0.4 * q * Math.sin(angle),
        light.keyAt[2] + q * Math.sin(angle),
      );
      camera.position.set(...at);
      camera.lookAt(...plan.camera.to);
    });
  };
  window.pixels = () => {
    const gl = renderer.getContext();
    const out = new Uint8Array(W * H * 4);
    gl.readPixels(0, 0, W, H, gl.RGBA, gl.UNSIGNED_BYTE, out);
    return out;
  };
  window.picture = () => new Promise((done) => renderer.domElement.toBlob(done, "image/png"));
  window.ready = true;
};
