import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` slides in from the right over the full height. */
  shape?: 'box' | 'middle' | 'drawer';
}

/** A modal dialog on the browser's own element: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, shape = 'box' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Who drags over a text in a field and lets go beside the dialog has not pressed its backdrop.
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the element itself closes on Escape; the click is for its backdrop.
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isBackdropPressed.current = target === element.current;
      }}
      onClick={({ target }) => isBackdropPressed.current && target === element.current && onClose()}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <CloseIcon />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/**
 * The buttons of a dialog: they stay at its bottom edge while what is above them scrolls. Must be the last of what the
 * dialog holds.
 */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
