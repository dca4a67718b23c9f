export * from "../en-GB/common";
