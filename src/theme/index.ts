export * from "./boxes";
export * from "./color";
export * from "./icon-button";
export * from "./layout";
export * from "./motion";
export * from "./scroll-driven";
export * from "./swipe-row";
export * from "./typography";
