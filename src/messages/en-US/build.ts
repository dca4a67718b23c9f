export { factsMessages, quotationMarks, redirectMessages } from "../en-GB/build";
export { timeMessages } from "./time";
