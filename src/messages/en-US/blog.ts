export * from "../en-GB/blog";
