import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { actions } from '../../../words/en/office/actions.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';

/** Long enough to read the message and reach the button (WCAG 2.2.1 requires it for time limits). */
const UNDO_MS = 20_000;

/** Reports success in a toast. */
export function tellDone(message: string): void {
  notifications.show({ message, color: 'teal.8', icon: <CheckIcon />, withBorder: true });
}

/** Reports a failure in a toast, for work in the background. */
export function tellFailure(message: string): void {
  notifications.show({ message, color: 'red.8', icon: <WarningIcon />, withBorder: true, role: 'alert' });
}

interface Undo {
  readonly message: string;
  /** Replaces the toast with the same key. */
  readonly key?: string;
  /** The button's label; that of undoing by default. */
  readonly label?: string;
  readonly onUndo: () => void;
}

/** Reports what was done in a toast, with a button to undo it. */
export function offerUndo({ message, key, label = actions.undo, onUndo }: Undo): void {
  if (key !== undefined) notifications.hide(key);
  // The button can still be pressed while the toast fades out.
  let taken = false;
  const undo = () => {
    notifications.hide(id);
    if (!taken) onUndo();
    taken = true;
  };
  const id = notifications.show({
    ...(key !== undefined && { id: key }),
    autoClose: UNDO_MS,
    withBorder: true,
    color: 'gray.6',
    message: (
      <Group justify="space-between" gap="xs">
        <span>{message}</span>
        <Button size="compact-sm" variant="default" onClick={undo}>
          {label}
        </Button>
      </Group>
    ),
  });
}
