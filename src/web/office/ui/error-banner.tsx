import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './error-banner.module.css';

interface ErrorBannerProps {
  /** The message; without one there is no banner. */
  children: ReactNode;
  /** Takes the banner away; without it, it stays until its cause has gone. */
  onClose?: () => void;
  /** A way out, such as a button that tries again. */
  action?: ReactNode;
}

/** What went wrong, read out at once. */
export function ErrorBanner({ children, onClose, action }: ErrorBannerProps) {
  if (!children) return null;
  return (
    <Alert
      role="alert"
      color="red"
      classNames={{ root: styles.banner ?? '', message: styles.message ?? '', icon: styles.icon ?? '' }}
      icon={<WarningIcon />}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Dismiss this message"
      {...(onClose && { onClose })}
    >
      <span>{children}</span>
      {action}
    </Alert>
  );
}
