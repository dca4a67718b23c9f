export * from "../en-GB/service";
