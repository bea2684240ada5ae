import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { HeldPerson } from '../../../contracts/people.ts';
import { phoneWithCountry } from '../../../core/phone.ts';
import { people } from '../../../words/en/office/people.ts';
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
  <Modal opened={opened} onClose={onClose} title={people.eraseTitle}>
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
    if (phoneWithCountry(typed) !== phoneWithCountry(person.phone)) return setProblem(people.mismatch);
    setBusy(true);
    setBanner('');
    try {
      await adminApi('DELETE /api/admin/people/{phone}', { params: { phone: person.phone } });
      tellDone(people.erased);
      onClose();
      onErased();
    } catch (error) {
      setBanner(wordsOf(error, people.eraseFailed));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={erase}>
      <Stack>
        <ul className={styles.fates}>
          {personalDataParts(person)
            .filter(({ rows }) => rows.length > 0)
            .map(({ name, rows }) => (
              <li key={name}>{people.fates[name]({ count: rows.length })}</li>
            ))}
        </ul>
        <Text size="sm">{people.forGood}</Text>
        <TextInput
          label={people.typeToConfirm({ phone: person.phone })}
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
            {people.goBack}
          </Button>
          <Button type="submit" color="red.9" loading={busy}>
            {people.eraseForGood}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
