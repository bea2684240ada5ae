import { useState } from 'react';
import { wordsOf } from '../api/admin-api.ts';
import { tellFailure } from './toasts.tsx';

/**
 * Runs an action: `busy` meanwhile, false as its result when it failed. The failure is reported, by default in a toast,
 * in the server's words or else the given ones.
 */
export function useAction(failure: string, report: (words: string, error: unknown) => void = tellFailure) {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      report(wordsOf(error, failure), error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
