import { icon, object, text, title } from "../fields";

export const valueSchema = object("Value", "Something the agency stands for, from data/values.json.", {
  title: title().describe("The value's name."),
  text: text().describe("What it means in practice."),
  icon: icon().describe("The name of a Phosphor icon."),
});
