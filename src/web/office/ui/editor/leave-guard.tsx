import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface LeaveGuardProps {
  /** What is edited: "package". */
  noun: string;
  changed: boolean;
  /** True on the way to the address of what was just saved. */
  leaving: RefObject<boolean>;
  onLeave: () => void;
}

/** Asks before a page with unsaved changes is left, within the site and out of it. */
export function LeaveGuard({ noun, changed, leaving, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Go on editing"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      The changes to this {noun} are not saved.
    </ConfirmDialog>
  );
}
