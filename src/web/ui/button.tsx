import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../navigation/link.tsx';
import styles from './button.module.css';

type Look = 'action' | 'quiet' | 'plain' | 'sky';

const classOf = (look: Look, extra?: string) => [styles.button, styles[look], extra].filter(Boolean).join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Shows that work is in progress and ignores further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button: saffron for the main action, quiet for the others. */
export function Button({
  look = 'quiet',
  busy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(look, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  className,
  children,
  ...rest
}: LinkProps & { look?: Look; children: ReactNode }) {
  return (
    <Link {...rest} className={classOf(look, className)}>
      {children}
    </Link>
  );
}
