import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { type ListView, VIEW_LIMITS, type ViewedList } from '../../../../contracts/list-views.ts';
import { listViews as words } from '../../../../words/en/office/list-views.ts';
import { adminApi, wordsOf } from '../../api/admin-api.ts';
import { printable } from '../editor/plain-text.ts';
import { tellDone } from '../toasts.tsx';

interface ViewDialogProps {
  list: ViewedList;
  /** What is shown, to be named. */
  query: string;
  /** The view to rename or share, or a new one; null closes the dialog. */
  editing: ListView | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Names what a list shows, or renames and shares a view. */
export function ViewDialog({ editing, onClose, ...others }: ViewDialogProps) {
  // The form stays while the dialog fades out.
  const [shown, setShown] = useState(editing);
  if (editing !== null && editing !== shown) setShown(editing);
  return (
    <Modal opened={editing !== null} onClose={onClose} title={shown === 'new' ? words.save : words.rename} centered>
      {shown && (
        <ViewForm
          key={shown === 'new' ? `new ${others.query}` : shown._id}
          view={shown === 'new' ? null : shown}
          onClose={onClose}
          {...others}
        />
      )}
    </Modal>
  );
}

interface ViewFormProps extends Omit<ViewDialogProps, 'editing'> {
  view: ListView | null;
}

function ViewForm({ list, query, view, onClose, onSaved }: ViewFormProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const form = { name: printable(name).trim(), shared };
    if (form.name === '') return setProblem(words.nameMissing);
    setBusy(true);
    try {
      if (view) await adminApi('PATCH /api/admin/views/{id}', { params: { id: view._id }, body: form });
      else await adminApi('POST /api/admin/views', { body: { ...form, list, query } });
      tellDone(words.saved({ name: form.name }));
      onSaved();
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields?.name) || wordsOf(error, words.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={save}>
      <Stack>
        <TextInput
          data-autofocus
          label={words.name}
          maxLength={VIEW_LIMITS.name}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem('');
          }}
        />
        <Checkbox label={words.share} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
