import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface LeaveGuardProps {
  /** The edited thing: "package". */
  noun: string;
  changed: boolean;
  /** True during the move to the address of the saved record. */
  leaving: RefObject<boolean>;
  onLeave: () => void;
}

/** Confirms leaving a page with unsaved changes, within the site and away from it. */
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
      title={recordEditor.leaveTitle}
      confirmLabel={recordEditor.leave}
      cancelLabel={recordEditor.goOnEditing}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {recordEditor.unsaved({ noun })}
    </ConfirmDialog>
  );
}
