import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';

/** Long enough to read the words and reach the button (WCAG 2.2.1 asks for no less where time runs). */
const UNDO_MS = 20_000;

/** Says quietly that something is done. */
export function tellDone(message: string): void {
  notifications.show({ message, color: 'teal.8', icon: <CheckIcon />, withBorder: true });
}

/** Says quietly that something beside the work at hand failed. */
export function tellFailure(message: string): void {
  notifications.show({ message, color: 'red.8', icon: <WarningIcon />, withBorder: true, role: 'alert' });
}

interface Undo {
  readonly message: string;
  /** What the button says; "Undo" when nothing better fits. */
  readonly label?: string;
  readonly onUndo: () => void;
}

/** Says what was done, with the way to take it back. */
export function offerUndo({ message, label = 'Undo', onUndo }: Undo): void {
  // The button can still be pressed while it fades away.
  let taken = false;
  const undo = () => {
    notifications.hide(id);
    if (!taken) onUndo();
    taken = true;
  };
  const id = notifications.show({
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
