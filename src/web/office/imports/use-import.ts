import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { adminApi } from '../api/admin-api.ts';
import { useAction } from '../ui/use-action.ts';

const ASK_EVERY_MS = 1000;

const isWorkedOn = ({ state }: CsvImportDetail): boolean => state === 'running' || state === 'undoing';

/** An import on the screen. */
export interface ShownImport {
  readonly now: CsvImportDetail;
  readonly busy: boolean;
  /** Why the last act was refused; empty for none. */
  readonly refusal: string;
  /** Does something with the import and shows it as it is then; returns false when it was refused. */
  readonly act: (call: () => Promise<{ import: CsvImportDetail }>) => Promise<boolean>;
}

/** Keeps an import as it is now: as the last act has left it, and while it is worked on as the server has it. */
export function useImport(loaded: CsvImportDetail | null): ShownImport | null {
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(loaded);
  const [refusal, setRefusal] = useState('');
  const { busy, run } = useAction(words.failed, setRefusal);
  useEffect(() => {
    if (!now || !isWorkedOn(now)) return;
    const ask = async () => {
      const shown = await adminApi('GET /api/admin/imports/{id}', { params: { id: now._id } });
      setNow(shown.import);
      if (!isWorkedOn(shown.import)) void revalidate();
    };
    // While the server is not reached, the last known state stays and is asked for again.
    const timer = setTimeout(() => void ask().catch(() => setNow({ ...now })), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [now, revalidate]);

  const act: ShownImport['act'] = (call) =>
    run(async () => {
      setRefusal('');
      const answer = await call();
      setNow(answer.import);
    });
  return now && { now, busy, refusal, act };
}
