/** An illustration as a query gives it. */
export const illustration = (alt: string) => ({
  alt,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 960,
        height: 540,
        images: { sources: [], fallback: { src: "/picture.webp", srcSet: "/picture.webp 960w", sizes: "100vw" } },
      },
    },
  },
  phone: null,
});

/** A film as a query gives it. */
export const film = { av1: "/videos/film.av1.mp4", vp9: "/videos/film.vp9.webm", h264: "/videos/film.h264.mp4" };
