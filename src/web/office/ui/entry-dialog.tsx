import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { entryForms } from '../../../words/en/office/entry-forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface EntryDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** The form; it calls `onChange` when there is something to lose. */
  children: (form: { readonly onChange: () => void }) => ReactNode;
}

/** The Escape that closes the form must not close the question as well. */
const afterThisEvent = (act: () => void): void => void setTimeout(act);

/** Shows a form over a list or a record; asks before typed values are lost. */
export function EntryDialog({ opened, title, onClose, children }: EntryDialogProps) {
  const [changed, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // A form that was saved is closed by its owner.
  if (!opened && changed) setChanged(false);
  const leave = () => {
    setAsking(false);
    setChanged(false);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (changed) afterThisEvent(() => setAsking(true));
        else leave();
      }}
      closeOnEscape={!asking}
      inert={asking}
      size="xl"
      fullScreen={onPhone}
      title={title}
    >
      {opened && children({ onChange: () => setChanged(true) })}
      <ConfirmDialog
        opened={asking}
        title={entryForms.leaveQuestion}
        confirmLabel={entryForms.leave}
        cancelLabel={entryForms.goOnEditing}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {entryForms.notSaved}
      </ConfirmDialog>
    </Modal>
  );
}
