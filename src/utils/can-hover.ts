/** Whether a pointer can be over something without touching it: a mouse or a stylus. A finger cannot. */
export const canHover = ({ pointerType }: { readonly pointerType: string }): boolean =>
  pointerType === "mouse" || pointerType === "pen";
