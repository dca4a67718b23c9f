/** A draft: one moment of one scene as PNG. `node shot.mjs SCENE OUT.png [t] [scale] [samples]` */
import { shoot } from "./studio.mjs";
import { LOOPS } from "./loops.mjs";

const [scene, out, at = "0", scale = "1", samples = "4"] = process.argv.slice(2);
const { width, height } = LOOPS[scene];
await shoot({
  scene,
  out,
  at: +at,
  width: Math.round(width * +scale),
  height: Math.round(height * +scale),
  samples: +samples,
});
