import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

type Look = 'action' | 'quiet' | 'plain' | 'sky';

const classOf = (look: Look, extra?: string) => [styles.button, styles[look], extra].filter(Boolean).join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Shows that the work is under way; the button then takes no further press. */
  busy?: boolean;
}

/** A button of ours: saffron for the one thing to do here, quiet for the rest. */
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
