import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { HeldPerson } from '../../../contracts/people.ts';
import { phoneWithCountry } from '../../../core/phone.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';
import styles from './people.module.css';
import { personalDataParts } from './personal-data-parts.ts';

interface EraseDialogProps {
  person: HeldPerson;
  opened: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Requires the number to be typed again: no single press erases a person. */
export const EraseDialog = ({ opened, onClose, ...props }: EraseDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Erase this person?">
    <EraseForm {...props} onClose={onClose} />
  </Modal>
);

function EraseForm({ person, onClose, onErased }: Omit<EraseDialogProps, 'opened'>) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [banner, setBanner] = useState('');
  const [busy, setBusy] = useState(false);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (phoneWithCountry(typed) !== phoneWithCountry(person.phone)) return setProblem('This number does not match');
    setBusy(true);
    setBanner('');
    try {
      await adminApi('DELETE /api/admin/people/{phone}', { params: { phone: person.phone } });
      tellDone('All data about this person is erased.');
      onClose();
      onErased();
    } catch (error) {
      setBanner(wordsOf(error, 'Failed to erase'));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={erase}>
      <Stack>
        <ul className={styles.fates}>
          {personalDataParts(person)
            .filter(({ rows }) => rows.length > 0)
            .map(({ title, fate, rows }) => (
              <li key={title}>
                {title} ({rows.length}) {fate}
              </li>
            ))}
        </ul>
        <Text size="sm">This cannot be undone. Older backups still hold the data until they are deleted.</Text>
        <TextInput
          label={`Type ${person.phone} to confirm`}
          type="tel"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem('');
          }}
        />
        <ErrorBanner>{banner}</ErrorBanner>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" color="red.9" loading={busy}>
            Erase for good
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
