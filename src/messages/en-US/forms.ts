export * from "../en-GB/forms";
