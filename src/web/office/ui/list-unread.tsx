import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { ErrorBanner } from './error-banner.tsx';

/** Stands for a list that could not be had, with the way to try again. */
export function ListUnread({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorBanner
      action={
        <Button variant="default" size="xs" loading={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      {children}
    </ErrorBanner>
  );
}
