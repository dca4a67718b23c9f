export * from "./boxes";
export * from "./color";
export * from "./layout";
export * from "./motion";
export * from "./scroll-driven";
export * from "./swipe-row";
export * from "./typography";
