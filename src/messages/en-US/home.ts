export * from "../en-GB/home";
