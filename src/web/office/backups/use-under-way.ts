import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { tellDone } from '../ui/toasts.tsx';

const ASK_EVERY_MS = 1000;

/** Polls while a backup runs, and reports the end. */
export function useUnderWay(listed: ApiAnswer<'GET /api/admin/backups'> | null): void {
  const { revalidate } = useRevalidator();
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (!listed) return;
    const isUnderWay = listed.underWay !== null;
    if (wasUnderWay.current && !isUnderWay && !listed.failed) tellDone('The backup is made.');
    wasUnderWay.current = isUnderWay;
    if (!isUnderWay) return;
    const timer = setTimeout(() => void revalidate(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [listed, revalidate]);
}
