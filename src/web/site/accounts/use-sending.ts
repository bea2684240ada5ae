import { useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';

/** Runs one call at a time and holds what was refused: by field, or as a whole. */
export function useSending(failed: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal('');
    setProblems({});
    try {
      await work();
    } catch (error) {
      const refused = error instanceof ApiError ? error : null;
      const fields = refused?.fields ?? {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) setRefusal(refused?.message || failed);
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, problems, setProblems, run };
}
