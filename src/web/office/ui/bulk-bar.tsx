import { Button, Group, List, Modal, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type BulkAnswer, MOST_AT_ONCE } from '../../../contracts/bulk.ts';
import { formatCount } from '../../../core/counts.ts';
import { listTools as words } from '../../../words/en/office/list-tools.ts';
import { wordsOf } from '../api/admin-api.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { downloadCsv } from '../api/download-csv.ts';
import styles from './bulk-bar.module.css';
import { offerUndo, tellDone, tellFailure } from './toasts.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  selection: Selection;
  /** How many match the filters. */
  total: number;
  totalIsAtLeast: boolean;
  /** Address of the CSV file of what is chosen. */
  exportAddress: string;
  busy: boolean;
  /** The acts. */
  children: ReactNode;
}

/** Returns how many are chosen. */
export const countChosen = (selection: Selection, total: number): number =>
  selection.all ? total : selection.ids.length;

/** Shows what is chosen in a list, and what can be done with it. */
export function BulkBar({ selection, total, totalIsAtLeast, exportAddress, busy, children }: BulkBarProps) {
  const count = countChosen(selection, total);
  if (count === 0) return null;
  const isMore = selection.isPage && !selection.all && total > selection.ids.length;
  const isTooMany = totalIsAtLeast || total > MOST_AT_ONCE;
  return (
    <Paper withBorder className={styles.bar ?? ''} aria-busy={busy}>
      <Text role="status" fw={600}>
        {(selection.all ? words.allSelected : words.selected)({ count: formatCount(count) })}
      </Text>
      {isMore && !isTooMany && (
        <Button variant="subtle" size="compact-md" onClick={selection.chooseAll}>
          {words.selectAll({ count: formatCount(total) })}
        </Button>
      )}
      {isMore && isTooMany && (
        <Text size="sm" c="dimmed">
          {words.tooManyForAll({ most: formatCount(MOST_AT_ONCE) })}
        </Text>
      )}
      <Group gap="xs" className={styles.acts ?? ''}>
        {children}
        {hasOwnRight('export') && (
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            onClick={() => void downloadCsv(exportAddress).catch((error) => tellFailure(wordsOf(error, words.failed)))}
          >
            {words.exportSelected}
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={selection.clear}>
          {words.clear}
        </Button>
      </Group>
    </Paper>
  );
}

interface BulkRun {
  readonly act: () => Promise<BulkAnswer>;
  /** What to say of those changed. */
  readonly told: (what: { count: string }) => string;
  /** Takes it back for those changed; none where it cannot be. */
  readonly undo?: ((done: BulkAnswer['done']) => Promise<BulkAnswer>) | undefined;
}

/** Runs bulk acts one at a time: tells what was done, offers to undo it, and keeps what was refused for a report. */
export function useBulk(onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);

  async function run({ act, told, undo }: BulkRun): Promise<void> {
    setBusy(true);
    try {
      const { done, refused: left } = await act();
      setRefused(left);
      const message = told({ count: formatCount(done.length) });
      const takeBack = () =>
        void run({ act: async () => (await undo?.(done)) ?? { done: [], refused: [] }, told: words.undone });
      if (done.length > 0 && undo) offerUndo({ message, onUndo: takeBack });
      else if (done.length > 0) tellDone(message);
    } catch (error) {
      tellFailure(wordsOf(error, words.failed));
    } finally {
      setBusy(false);
      onChanged();
    }
  }
  return { busy, run, refused, closeReport: () => setRefused([]) };
}

/** Says which records stayed as they were, and why. */
export function BulkReport({ refused, onClose }: { refused: BulkAnswer['refused']; onClose: () => void }) {
  // The list stays while the dialog fades out.
  const [shown, setShown] = useState(refused);
  if (refused.length > 0 && refused !== shown) setShown(refused);
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      title={words.notDone({ count: formatCount(shown.length) })}
      centered
    >
      <Stack>
        <Text>{words.notDoneWhy}</Text>
        <List className={styles.refused ?? ''}>
          {shown.map(({ _id, name, reason }) => (
            <List.Item key={_id}>
              <strong>
                <bdi>{name || _id}</bdi>
              </strong>
              : {reason}
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button onClick={onClose}>{words.close}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
