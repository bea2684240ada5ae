import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The words of the button that does it. */
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const GONE_AFTER_MS = 250;

/**
 * Once the dialog is gone and has tried to give the focus back: for what was done, when the button that was pressed for
 * it has gone too.
 */
export const afterDialog = (act: () => void): void => void setTimeout(act, GONE_AFTER_MS);

/** Asks before something that is not easily undone; the way back is the one that has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = 'Go back', busy = false, onConfirm, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title} centered size="sm">
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color="red.9" loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
