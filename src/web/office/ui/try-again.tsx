import { Button } from '@mantine/core';
import { actions } from '../../../words/en/office/actions.ts';
import { ErrorBanner } from './error-banner.tsx';

interface TryAgainProps {
  /** What failed. */
  children: string;
  busy?: boolean;
  onRetry: () => void;
}

/** Says that a part of the screen could not be loaded, with a button to try again. */
export const TryAgain = ({ children, busy = false, onRetry }: TryAgainProps) => (
  <ErrorBanner
    action={
      <Button variant="default" size="xs" loading={busy} onClick={onRetry}>
        {actions.tryAgain}
      </Button>
    }
  >
    {children}
  </ErrorBanner>
);
