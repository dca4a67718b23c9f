import { object, text, title, videoPath } from "./fields";

export const seoType = object("Seo", { title: title(), description: text(320) });

export const videoType = object("VideoFiles", { av1: videoPath(), vp9: videoPath(), h264: videoPath() });

/** Types that several content types are made of. */
export const sharedTypeDefs = `
  """
  One JSON file of data/. Its content is reached through the types made from it, such as Client or Page.
  """
  type DataFile implements Node @dontInfer {
    "Identifies the file's node within one build."
    id: ID!
  }

  "A picture together with the words that stand for it."
  type Illustration @dontInfer {
    "The picture; childImageSharp makes responsive versions of it."
    file: File! @fileByRelativePath
    "What the picture shows, for those who cannot see it. Never empty."
    alt: String!
  }

  "An SVG file opened for inlining, so that it takes the colour of the text around it."
  type InlineSvg @dontInfer {
    "The viewBox of the file's svg element, for the svg element to be written."
    viewBox: String!
    "The markup inside the file's svg element. Free of script; its ids carry the file's name, so that several fit one page."
    body: String!
    "Width divided by height."
    aspectRatio: Float!
  }

  "What search engines and shared links show of a page."
  type Seo @dontInfer {
    "The browser title and the headline of a search result."
    title: String!
    "The summary under the headline of a search result."
    description: String!
  }

  "One film in the encodings a browser chooses from, as addresses on the site."
  type VideoFiles @dontInfer {
    "AV1 in MP4, the smallest."
    av1: String!
    "VP9 in WebM."
    vp9: String!
    "H.264 in MP4, which every browser plays."
    h264: String!
  }

  "The colour of the stage that a thing stands on; a token of the theme."
  enum Stage {
    "Deep violet."
    violet
    "Warm coral."
    coral
    "The accent yellow."
    marigold
    "Near black."
    ink
    "Dark green."
    jade
    "Pale violet."
    lilac
  }
`;
