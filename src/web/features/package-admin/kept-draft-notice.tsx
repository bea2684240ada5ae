import { Alert, Button, Group, Text } from '@mantine/core';
import { formatDateTime } from '../../ui/admin/indian-dates.ts';
import type { KeptDraft } from './kept-draft.ts';
import styles from './package-editor.module.css';

interface KeptDraftNoticeProps {
  kept: KeptDraft;
  /** The version in the form. */
  version: number | null;
  onRestore: (kept: KeptDraft) => void;
  onDecline: () => void;
}

/** Offers what was typed here and never saved. */
export const KeptDraftNotice = ({ kept, version, onRestore, onDecline }: KeptDraftNoticeProps) => (
  <Alert variant="default" mb="md" role="status" className={styles.kept ?? ''}>
    <Text size="sm">
      Unsaved changes of {formatDateTime(new Date(kept.keptAt).toISOString())} are kept in this browser
      {kept.version === version ? '.' : '; the package has been saved since.'} Newly chosen pictures are not among them.
    </Text>
    <Group gap="xs" mt="xs">
      <Button size="compact-sm" variant="default" onClick={() => onRestore(kept)}>
        Restore them
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDecline}>
        Throw them away
      </Button>
    </Group>
  </Alert>
);
