/**
 * The loops of the site: size, length, how many sub-renders a frame, how hard each codec may press, and with which frame
 * the film begins: one of its calmest moments, where the fresh start of each round is hardest to see.
 */
const service = (start) => ({
  width: 960,
  height: 540,
  seconds: 4,
  fps: 24,
  samples: 4,
  crf: { av1: 27, vp9: 37, h264: 24 },
  start,
});
export const LOOPS = {
  hero: {
    width: 1280,
    height: 720,
    seconds: 8,
    fps: 24,
    samples: 5,
    crf: { av1: 24, vp9: 36, h264: 24 },
    start: 139,
    poster: "data/images/hero/poster.webp",
  },
  "social-media-optimization": service(67),
  "search-engine-optimization": service(0),
  "performance-marketing": service(10),
  "online-reputation-management": service(20),
  "website-design-development": service(12),
};
