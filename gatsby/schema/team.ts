import { z } from "zod";
import { illustration, label, list, object, text, title } from "./fields";

export const teamType = object("Team", { heading: title(), text: list(text()), image: illustration(960, 600) });

export const teamMemberType = object("TeamMember", {
  name: label(),
  title: label(),
  text: list(text()),
  image: illustration(720, 900),
  founder: z.boolean().default(false),
});

export const teamTypeDefs = `
  "The team as a whole, from data/team.json. Its people are TeamMember nodes."
  type Team implements Node @dontInfer {
    "The heading about the team."
    heading: String!
    "The paragraphs about the team."
    text: [String!]!
    "The picture of the team."
    image: Illustration!
  }

  "A person of the team, from the items of data/team.json."
  type TeamMember implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The person's name."
    name: String!
    "The person's post."
    title: String!
    "The paragraphs about the person."
    text: [String!]!
    "The portrait."
    image: Illustration!
    "Whether the person founded the agency."
    founder: Boolean!
  }
`;
