export * from "../en-GB/contact";
