export * from "../en-GB/works";
