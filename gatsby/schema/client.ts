import { label, object, slug, svgFile } from "./fields";

export const clientType = object("Client", { slug: slug(), name: label(), industry: label(), logo: svgFile() });

export const clientTypeDefs = `
  "A client of the agency, from data/clients.json."
  type Client implements Node @dontInfer {
    "The place in the file, from 0; the home page shows the first ones."
    position: Int!
    "A short name for machines."
    slug: String!
    "The client's name, which is also the accessible name of the logo."
    name: String!
    "The client's line of business, on the back of the logo's card."
    industry: String!
    "The logo as a file."
    logo: File! @fileByRelativePath
    "The logo opened for inlining."
    svg: InlineSvg! @inlineSvg(from: "logo")
  }
`;
