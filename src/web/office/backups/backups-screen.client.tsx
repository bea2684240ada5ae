import { Button, Code, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Backup, BackupUnderWay } from '../../../contracts/backups.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { backups } from '../../../words/en/office/backups.ts';
import { adminApi } from '../api/admin-api.ts';
import { afterDialog, ConfirmAction } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { BackupCard, titleOf } from './backup-card.tsx';
import styles from './backups.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { RestoreProgress, RestoreResult } from './restore-progress.tsx';

type Listed = ApiAnswer<'GET /api/admin/backups'>;

/** Lists the backups, with the ways to make one and to restore one. */
export function BackupsScreen({ listed }: { listed: Listed | null }) {
  const { revalidate } = useRevalidator();
  const { busy: beginning, run } = useAction(backups.makeFailed);
  const [deleting, setDeleting] = useState<Backup | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const [restoring, setRestoring] = useState<Backup | null>(null);
  const [begun, setBegun] = useState(false);
  const underWay = listed?.underWay ?? null;
  const followed = begun || (listed?.restoring ?? null) !== null;
  useUnderWay(listed);

  const begin = () =>
    run(async () => {
      try {
        await adminApi('POST /api/admin/backup');
      } finally {
        void revalidate();
      }
    });
  const remove = async ({ name }: Backup) => {
    await adminApi('DELETE /api/admin/backups/{name}', { params: { name } });
    tellDone(backups.removed);
    void revalidate();
    afterDialog(() => makeButton.current?.focus());
  };

  const onFailed = useCallback(() => {
    setBegun(false);
    void revalidate();
  }, [revalidate]);

  return (
    <>
      <Group justify="space-between" mb="md">
        <div className={styles.about}>
          <Title order={2} size="h3">
            {backups.title}
          </Title>
          <Text c="dimmed" size="sm">
            {backups.about}
          </Text>
        </div>
        {/* A second press is refused; the button keeps the focus during the work. */}
        <Button ref={makeButton} loading={beginning} onClick={begin}>
          {backups.make}
        </Button>
      </Group>
      {listed === null && <ListUnread>{backups.unread}</ListUnread>}
      {followed && <RestoreProgress restoring={listed?.restoring ?? null} onFailed={onFailed} />}
      {!followed && listed?.restored && <RestoreResult restored={listed.restored} />}
      {underWay && <BackupProgress underWay={underWay} />}
      {listed?.failed && (
        <div className={styles.failed}>
          <ErrorBanner>
            {backups.failed({ time: formatDateTime(listed.failed.at), reason: listed.failed.words })}
          </ErrorBanner>
        </div>
      )}
      {listed && listed.backups.length === 0 && !underWay && (
        <NoRecords title={backups.noneTitle} text={backups.none} />
      )}
      <ul className={styles.backups}>
        {listed?.backups.map((backup) => (
          <li key={backup.name}>
            <BackupCard backup={backup} onDelete={() => setDeleting(backup)} onRestore={() => setRestoring(backup)} />
          </li>
        ))}
      </ul>
      <HowToRestore />
      <RestoreDialog
        backup={restoring}
        onBegun={() => {
          setRestoring(null);
          setBegun(true);
        }}
        onClose={() => setRestoring(null)}
      />
      <ConfirmAction
        opened={deleting !== null}
        title={backups.deleteTitle}
        confirmLabel={backups.remove}
        failure={backups.removeFailed}
        act={async () => deleting && remove(deleting)}
        onClose={() => setDeleting(null)}
      >
        {deleting && backups.removeHint({ title: titleOf(deleting) })}
      </ConfirmAction>
    </>
  );
}

function BackupProgress({ underWay: { stage, share, kind, by } }: { underWay: BackupUnderWay }) {
  return (
    <Paper withBorder p="md" mb="md">
      <p role="status" className={styles.stage}>
        {backups.underWay({ isNightly: kind === 'nightly', by, stage: backups.stages[stage] })}
      </p>
      <Progress value={share * 100} size="lg" aria-label={backups.progress} />
    </Paper>
  );
}

/** Explains how to restore without the back office. */
const HowToRestore = () => (
  <Paper withBorder component="section" aria-labelledby="restore" p="md" className={styles.restore ?? ''}>
    <Title order={3} size="h4" id="restore">
      {backups.restoreTitle}
    </Title>
    <ol>
      <li>{backups.restoreStop}</li>
      <li>
        {backups.restoreRun} <Code>npm run restore FILE</Code>
        <br />
        {backups.restoreFile}
      </li>
      <li>{backups.restoreStart}</li>
    </ol>
    <p>{backups.restoreChecks}</p>
    <p>{backups.keepPrivate}</p>
  </Paper>
);

const ASK_EVERY_MS = 1000;

/** Polls while a backup runs, and reports the end. */
function useUnderWay(listed: ApiAnswer<'GET /api/admin/backups'> | null): void {
  const { revalidate } = useRevalidator();
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (!listed) return;
    const isUnderWay = listed.underWay !== null;
    if (wasUnderWay.current && !isUnderWay && !listed.failed) tellDone(backups.made);
    wasUnderWay.current = isUnderWay;
    if (!isUnderWay) return;
    const timer = setTimeout(() => void revalidate(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [listed, revalidate]);
}
