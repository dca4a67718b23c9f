/**
 * The loops of the site: size, length, how many sub-renders a frame, how hard each codec may press, and with which frame
 * the film begins: the moment that says most, since the poster shows it too.
 */
const service = (start, crf = { av1: 27, vp9: 37, h264: 24 }) => ({
  width: 960,
  height: 540,
  seconds: 4,
  fps: 24,
  samples: 4,
  crf,
  start,
});

/** The films of the stills on services' pages. */
export const HEROES = {
  width: 960,
  height: 600,
  seconds: 3.5,
  fps: 20,
  crf: { av1: 25, vp9: 28, h264: 21 },
  limit: { "av1.mp4": 250_000, "vp9.webm": 400_000, "h264.mp4": 400_000 },
  start: 0,
};

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
  "social-media-optimization": service(26),
  "search-engine-optimization": service(29, { av1: 37, vp9: 37, h264: 27 }),
  "performance-marketing": service(73, { av1: 50, vp9: 46, h264: 29 }),
  "online-reputation-management": service(7, { av1: 27, vp9: 39, h264: 24 }),
  "website-design-development": service(6, { av1: 27, vp9: 38, h264: 24 }),
};
