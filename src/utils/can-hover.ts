/** Whether a pointer can hover: a mouse or a stylus can, a finger can't. */
export const canHover = ({ pointerType }: { readonly pointerType: string }): boolean =>
  pointerType === "mouse" || pointerType === "pen";
