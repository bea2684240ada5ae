import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { actions } from '../../../words/en/office/actions.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './error-banner.module.css';

interface ErrorBannerProps {
  /** The message; without one nothing is shown. */
  children: ReactNode;
  /** Closes the banner; without it, the banner stays while there is a message. */
  onClose?: () => void;
  /** A button to recover, such as one that tries again. */
  action?: ReactNode;
}

/** Shows an error and announces it to screen readers. */
export function ErrorBanner({ children, onClose, action }: ErrorBannerProps) {
  if (!children) return null;
  return (
    <Alert
      role="alert"
      color="red"
      classNames={{ root: styles.banner ?? '', message: styles.message ?? '', icon: styles.icon ?? '' }}
      icon={<WarningIcon />}
      withCloseButton={onClose !== undefined}
      closeButtonLabel={actions.dismissMessage}
      {...(onClose && { onClose })}
    >
      <span>{children}</span>
      {action}
    </Alert>
  );
}
