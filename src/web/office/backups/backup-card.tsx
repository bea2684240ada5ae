import { Button, Group, Paper } from '@mantine/core';
import type { Backup } from '../../../contracts/backups.ts';
import { backups } from '../../../words/en/office/backups.ts';
import { adminApi } from '../api/admin-api.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './backups.module.css';

/** Returns a backup's title: the time when it was made. */
export const titleOf = ({ at, name }: Backup): string => (at ? formatDateTime(at) : name);

function describeMaker({ kind, by }: Backup): string {
  if (by) return backups.madeBy({ name: by });
  return kind === 'hand' ? backups.onMachine : '';
}

/** Lets the browser save the answer directly, so that it never holds a large file in memory. */
async function download(name: string): Promise<void> {
  const { address } = await adminApi('POST /api/admin/backups/{name}/download', { params: { name } });
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

interface BackupCardProps {
  backup: Backup;
  onDelete: () => void;
  onRestore: () => void;
}

export function BackupCard({ backup, onDelete, onRestore }: BackupCardProps) {
  const { busy, run } = useAction(backups.downloadFailed);
  const title = titleOf(backup);
  const facts = [formatBytes(backup.bytes), describeMaker(backup), backup.at && backup.name].filter(Boolean);
  return (
    <Paper component="article" withBorder p="md" className={styles.backup ?? ''}>
      <div>
        <Group gap="xs">
          <h3 className={styles.name}>{title}</h3>
          {backup.kind === 'nightly' && <ToneBadge tone="done">{backups.isNightly}</ToneBadge>}
          {backup.kind === 'hand' && <ToneBadge tone="good">{backups.byHand}</ToneBadge>}
          {backup.kind === 'before-restore' && <ToneBadge tone="moving">{backups.beforeRestore}</ToneBadge>}
          {!backup.kind && <ToneBadge tone="waiting">{backups.unreadable}</ToneBadge>}
        </Group>
        <p className={styles.quiet}>{facts.join(' · ')}</p>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          loading={busy}
          aria-label={backups.downloadNamed({ title })}
          onClick={() => void run(() => download(backup.name))}
        >
          {backups.download}
        </Button>
        {backup.kind && (
          <Button variant="default" aria-label={backups.restoreNamed({ title })} onClick={onRestore}>
            {backups.restore}
          </Button>
        )}
        <Button variant="default" aria-label={backups.removeNamed({ title })} onClick={onDelete}>
          {backups.remove}
        </Button>
      </Group>
    </Paper>
  );
}
