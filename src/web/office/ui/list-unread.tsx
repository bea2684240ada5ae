import { useRevalidator } from 'react-router';
import { TryAgain } from './try-again.tsx';

/** Shows that a list failed to load, with a button to try again. */
export function ListUnread({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <TryAgain busy={state === 'loading'} onRetry={() => void revalidate()}>
      {children}
    </TryAgain>
  );
}
