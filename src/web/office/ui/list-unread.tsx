import { useRevalidator } from 'react-router';
import { TryAgain } from './try-again.tsx';

/** Stands for a list that could not be had, with the way to try again. */
export function ListUnread({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <TryAgain busy={state === 'loading'} onRetry={() => void revalidate()}>
      {children}
    </TryAgain>
  );
}
