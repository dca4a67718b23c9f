export * from "../en-GB/pages";
