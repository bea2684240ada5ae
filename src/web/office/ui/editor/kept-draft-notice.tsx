import { Alert, Button, Group, Text } from '@mantine/core';
import { formatDateTime } from '../indian-dates.ts';
import type { KeptDraft } from './kept-draft.ts';
import styles from './record-editor.module.css';

interface KeptDraftNoticeProps<D> {
  kept: KeptDraft<D>;
  /** "package". */
  noun: string;
  /** A sentence on what the stored draft lacks. */
  notKept: string;
  /** The version in the form. */
  version: number | null;
  onRestore: (kept: KeptDraft<D>) => void;
  onDecline: () => void;
}

/** Offers to restore text typed here and never saved. */
export const KeptDraftNotice = <D,>(props: KeptDraftNoticeProps<D>) => {
  const { kept, noun, notKept, version, onRestore, onDecline } = props;
  return (
    <Alert variant="default" mb="md" role="status" className={styles.kept ?? ''}>
      <Text size="sm">
        Unsaved changes of {formatDateTime(new Date(kept.keptAt).toISOString())} are kept in this browser
        {kept.version === version ? '.' : `; the ${noun} has been saved since.`} {notKept}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => onRestore(kept)}>
          Restore them
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onDecline}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
};
