import { type ReactNode, useEffect, useId, useRef } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` slides in from the right, at full height; `wide` and `full`, which is as high as it can be, fill a phone. */
  shape?: 'box' | 'middle' | 'wide' | 'full' | 'drawer';
}

/** Shows a modal dialog on the native element, which keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog({ open, onClose, title, children, shape = 'box' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A drag that selects text in a field and ends beside the dialog is no press on the backdrop.
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
      className={`${styles.dialog} ${styles[shape] ?? ''}`}
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
            <button type="button" className={styles.close} onClick={onClose} aria-label={controls.close}>
              <CloseIcon />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Keeps a dialog's buttons at its bottom edge while the content above scrolls. Must be the dialog's last child. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
