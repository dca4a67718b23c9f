import { object, text, title } from "../fields";

export const faqItemSchema = object("FaqItem", "A question with its answer, from data/faq.json.", {
  question: title().describe("The question."),
  answer: text().describe("The answer."),
});
