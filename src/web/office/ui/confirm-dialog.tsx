import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { actions } from '../../../words/en/office/actions.ts';
import { useAction } from './use-action.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Label of the confirming button. */
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const GONE_AFTER_MS = 250;

/**
 * Runs after the dialog has closed and tried to return the focus: for actions that also remove the button that was
 * pressed.
 */
export const afterDialog = (act: () => void): void => void setTimeout(act, GONE_AFTER_MS);

/** Confirms an action that is hard to undo; the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel = actions.goBack,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
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

interface ConfirmActionProps extends Omit<ConfirmDialogProps, 'busy' | 'onConfirm' | 'onCancel'> {
  /** The message when the server gives none. */
  failure: string;
  /** Reports a failure; without it, in a toast. */
  onFailure?: (words: string, error: unknown) => void;
  /** Called when the admin goes back, and after the action, done or failed. */
  onClose: () => void;
  act: () => Promise<unknown>;
}

/** Confirms an action that is hard to undo, and runs it. */
export function ConfirmAction({ failure, onFailure, onClose, act, ...dialog }: ConfirmActionProps) {
  const { busy, run } = useAction(failure, onFailure);
  return <ConfirmDialog {...dialog} busy={busy} onCancel={onClose} onConfirm={() => void run(act).then(onClose)} />;
}
