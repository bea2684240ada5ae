import { Button, Code, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Backup, BackupUnderWay } from '../../../contracts/backups.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
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

type Listed = ApiAnswer<'GET /api/admin/backups'>;

/** Lists the backups, with the ways to make one and to restore one. */
export function BackupsScreen({ listed }: { listed: Listed | null }) {
  const { revalidate } = useRevalidator();
  const { busy: beginning, run } = useAction('Failed to make a backup');
  const [deleting, setDeleting] = useState<Backup | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const underWay = listed?.underWay ?? null;
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
    tellDone('The backup is deleted.');
    void revalidate();
    afterDialog(() => makeButton.current?.focus());
  };

  return (
    <>
      <Group justify="space-between" mb="md">
        <div className={styles.about}>
          <Title order={2} size="h3">
            Backups
          </Title>
          <Text c="dimmed" size="sm">
            Everything that the site keeps, with its pictures, as one file. One is made every night and kept for 14
            days; those made by hand stay until they are deleted.
          </Text>
        </div>
        {/* A second press is refused; the button keeps the focus during the work. */}
        <Button ref={makeButton} loading={beginning} onClick={begin}>
          Back up now
        </Button>
      </Group>
      {listed === null && <ListUnread>Failed to load backups</ListUnread>}
      {underWay && <BackupProgress underWay={underWay} />}
      {listed?.failed && (
        <div className={styles.failed}>
          <ErrorBanner>
            The backup of {formatDateTime(listed.failed.at)} failed. {listed.failed.words}.
          </ErrorBanner>
        </div>
      )}
      {listed && listed.backups.length === 0 && !underWay && (
        <NoRecords title="No backups yet" text="The first one runs tonight, or press the button above." />
      )}
      <ul className={styles.backups}>
        {listed?.backups.map((backup) => (
          <li key={backup.name}>
            <BackupCard backup={backup} onDelete={() => setDeleting(backup)} />
          </li>
        ))}
      </ul>
      <HowToRestore />
      <ConfirmAction
        opened={deleting !== null}
        title="Delete this backup?"
        confirmLabel="Delete"
        failure="Failed to delete the backup"
        act={async () => deleting && remove(deleting)}
        onClose={() => setDeleting(null)}
      >
        {deleting && `The backup of ${titleOf(deleting)} will be deleted for good. Downloaded copies stay.`}
      </ConfirmAction>
    </>
  );
}

const STAGES: Readonly<Record<BackupUnderWay['stage'], string>> = {
  pictures: 'Packing the pictures',
  database: 'Copying the database',
  packing: 'Packing the database',
};

function BackupProgress({ underWay: { stage, share, kind, by } }: { underWay: BackupUnderWay }) {
  const whose = kind === 'nightly' ? 'Tonight’s backup is being made' : 'A backup is being made';
  return (
    <Paper withBorder p="md" mb="md">
      <p role="status" className={styles.stage}>
        {whose}
        {by && ` for ${by}`}: {STAGES[stage]} …
      </p>
      <Progress value={share * 100} size="lg" aria-label="Backup" />
    </Paper>
  );
}

/** Explains how to restore: the site cannot replace its own data while it runs. */
const HowToRestore = () => (
  <Paper withBorder component="section" aria-labelledby="restore" p="md" className={styles.restore ?? ''}>
    <Title order={3} size="h4" id="restore">
      How to restore a backup
    </Title>
    <ol>
      <li>Stop every process of the site.</li>
      <li>
        On its machine, in its folder and with its environment, run <Code>npm run restore FILE</Code>
        <br />
        FILE is a downloaded backup, or its file name.
      </li>
      <li>Start the site again. Everyone has to sign in again.</li>
    </ol>
    <p>
      The backup is checked before anything changes, and the current data is kept aside. People erased since the backup
      was made are back: erase them again.
    </p>
    <p>A backup holds all data, including travellers’ details. Keep it private, and keep a copy on another machine.</p>
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
    if (wasUnderWay.current && !isUnderWay && !listed.failed) tellDone('The backup is made.');
    wasUnderWay.current = isUnderWay;
    if (!isUnderWay) return;
    const timer = setTimeout(() => void revalidate(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [listed, revalidate]);
}
