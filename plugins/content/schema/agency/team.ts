import { z } from "zod";
import { illustration, label, list, object, text, title } from "../fields";

export const teamSchema = object("Team", "The team as a whole, from data/team.json. Its people are TeamMember nodes.", {
  heading: title().describe("The heading about the team."),
  text: list(text()).describe("The paragraphs about the team."),
  image: illustration(960, 600).describe("The picture of the team."),
});

export const teamMemberSchema = object("TeamMember", "A person of the team, from the items of data/team.json.", {
  name: label().describe("The person's name."),
  title: label().describe("The person's post."),
  text: list(text()).describe("The paragraphs about the person."),
  image: illustration(720, 900).describe("The portrait."),
  founder: z.boolean().default(false).describe("Whether the person founded the agency."),
});
