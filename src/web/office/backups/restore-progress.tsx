import { Alert, Paper, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { EndedRestore, RestoreUnderWay } from '../../../contracts/backups.ts';
import { ApiError } from '../../../contracts/client.ts';
import { backups } from '../../../words/en/office/backups.ts';
import { adminApi } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import styles from './backups.module.css';

const ASK_EVERY_MS = 1000;

const wordRestoring = ({ by, step }: RestoreUnderWay): string =>
  backups.restoring({ by, step: step === 'checking' ? backups.restoreChecking : backups.restoreClosing });

interface RestoreProgressProps {
  /** Null when it has just begun. */
  restoring: RestoreUnderWay | null;
  /** The restore has not taken place. */
  onFailed: () => void;
}

/**
 * Follows a restore, also while the site is closed and every call is answered 503; loads the page again once the data
 * has been replaced.
 */
export function RestoreProgress({ restoring, onFailed }: RestoreProgressProps) {
  const [words, setWords] = useState(restoring ? wordRestoring(restoring) : backups.restoreBegun);
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout>;
    async function ask(): Promise<void> {
      try {
        const now = await adminApi('GET /api/admin/backups');
        if (now.restoring) setWords(wordRestoring(now.restoring));
        else if (now.restored?.outcome === 'done') window.location.reload();
        else onFailed();
      } catch (error) {
        // The closed site says how far it is; between the two nothing may answer.
        if (isShown && error instanceof ApiError && error.status === 503) setWords(error.message);
      }
      if (isShown) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    }
    timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [onFailed]);
  return (
    <Paper withBorder p="md" mb="md">
      <p role="status" className={styles.stage}>
        {words}
      </p>
      <Progress value={100} animated size="lg" aria-label={backups.restore} />
    </Paper>
  );
}

/** Tells how the last restore ended. */
export function RestoreResult({ restored: { outcome, at, by, kept, words } }: { restored: EndedRestore }) {
  const time = formatDateTime(at);
  if (outcome === 'failed') {
    return (
      <div className={styles.failed}>
        <ErrorBanner>{backups.restoredFailed({ time, reason: words ?? '' })}</ErrorBanner>
      </div>
    );
  }
  return (
    <Alert variant="default" mb="md" role="status">
      {backups.restoredDone({ by, time, kept: kept ?? '' })}
    </Alert>
  );
}
