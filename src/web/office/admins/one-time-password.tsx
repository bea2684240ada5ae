import { Code, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { admins } from '../../../words/en/office/admins.ts';
import type { SavedAdmin } from './admin-dialog.tsx';
import { CopyAndClose } from './copy-and-close.tsx';
import styles from './two-factor.module.css';

interface OneTimePasswordProps {
  /** Null when there is no password to hand over. */
  saved: SavedAdmin | null;
  onClose: () => void;
}

/** Shows a generated password this one time, to be handed over. */
export function OneTimePassword({ saved, onClose }: OneTimePasswordProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(saved);
  if (saved !== null && saved !== shown) setShown(saved);
  return (
    <Modal
      opened={saved !== null}
      onClose={onClose}
      // It is shown only once: only a button may close the dialog.
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={admins.passwordFor({ name: shown?.admin.username ?? '' })}
    >
      <Stack>
        <Text size="sm">{admins.passItOn({ email: shown?.admin.email ?? '' })}</Text>
        <Code block className={styles.secret ?? ''} aria-label={admins.oneTimePassword}>
          {shown?.oneTimePassword ?? ''}
        </Code>
        <CopyAndClose
          value={shown?.oneTimePassword ?? ''}
          copyLabel={admins.copy}
          closeLabel={admins.haveSavedIt}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  );
}
