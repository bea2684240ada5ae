import { Paper, Progress } from '@mantine/core';
import type { BackupUnderWay } from '../../../contracts/backups.ts';
import styles from './backups.module.css';

const STAGES: Readonly<Record<BackupUnderWay['stage'], string>> = {
  pictures: 'Packing the pictures',
  database: 'Copying the database',
  packing: 'Packing the database',
};

/** Shows the progress of the running backup. */
export function BackupProgress({ underWay: { stage, share, kind, by } }: { underWay: BackupUnderWay }) {
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
