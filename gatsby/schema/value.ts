import { icon, object, text, title } from "./fields";

export const valueType = object("Value", { title: title(), text: text(), icon: icon() });

export const valueTypeDefs = `
  "Something the agency stands for, from data/values.json."
  type Value implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The value's name."
    title: String!
    "What it means in practice."
    text: String!
    "The name of a Phosphor icon."
    icon: String!
  }
`;
