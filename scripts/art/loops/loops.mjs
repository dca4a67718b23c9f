/** The loops of the site: size, length, how many sub-renders a frame, and how hard each codec may press. */
const service = { width: 960, height: 540, seconds: 4, fps: 24, samples: 4, crf: { av1: 29, vp9: 37, h264: 24 } };
export const LOOPS = {
  hero: {
    width: 1280,
    height: 720,
    seconds: 8,
    fps: 24,
    samples: 5,
    crf: { av1: 31, vp9: 36, h264: 23 },
    poster: "data/images/hero/poster.webp",
  },
  "social-media-optimization": service,
  "search-engine-optimization": service,
  "performance-marketing": service,
  "online-reputation-management": service,
  "website-design-development": service,
};
