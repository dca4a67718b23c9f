import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { color, iconButton, stillPage } from "../../theme";
import { Icon } from "../Icon/Icon";
import { commonMessages } from "$messages/common";

const styles = {
  dialog: css({
    padding: 0,
    border: 0,
    maxWidth: "none",
    maxHeight: "none",
    overscrollBehavior: "contain",
    "&:focus": { outline: "none" },
    "html:has(&[open])": stillPage,
    "&::backdrop": { background: color.backdrop },
  }),
  close: css({
    position: "absolute",
    zIndex: 1,
    top: "0.75rem",
    insetInlineEnd: "0.75rem",
    background: color.quiet,
    // Inside the button, because the background around it may be light or dark.
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: -4 },
  }),
};

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it with the button, with Escape or by clicking outside it. */
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog. Its content stays mounted while it's closed. */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Focus the dialog itself, so its name is read first and no on-screen keyboard covers it. The browser would focus
    // the button.
    dialog.focus();
    return () => dialog.close();
  }, [open]);

  const closeFromOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== ref.current) return;
    const { left, right, top, bottom } = ref.current.getBoundingClientRect();
    // Clicks on the backdrop reach the dialog, with coordinates outside its edges.
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };

  return (
    // Escape and the button close it too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-scheme="paper"
      css={styles.dialog}
      className={className}
      onClose={onClose}
      onMouseDown={closeFromOutside}
    >
      <button type="button" aria-label={commonMessages.close} css={[iconButton, styles.close]} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
      {children}
    </dialog>
  );
}
