import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Customer } from '../../../contracts/customers.ts';
import { CUSTOMER_LIMITS } from '../../../core/customers/customer-options.ts';
import { LANGUAGES, type Language, OWN_NAMES } from '../../../core/languages.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { printable } from '../ui/editor/plain-text.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { fitsNotes, NotesField } from '../ui/notes-field.tsx';
import { useAction } from '../ui/use-action.ts';

const EMPTY = { name: '', phones: '', emails: '', language: '', city: '', birthday: '', notes: '' };
type Typed = typeof EMPTY;

const typedOf = ({ name, phones, emails, language, city, birthday, notes }: Customer): Typed => ({
  name,
  phones: phones.join('\n'),
  emails: emails.join('\n'),
  language,
  city,
  birthday: birthday ?? '',
  notes,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const asSent = ({ phones, emails, language, birthday, notes, ...typed }: Typed) => ({
  ...typed,
  phones: linesOf(phones),
  emails: linesOf(emails),
  language: LANGUAGES.find((each): each is Language => each === language) ?? ('' as const),
  birthday: birthday || null,
  notes: printable(notes),
});

interface CustomerFormProps {
  /** Null for a new customer. */
  stored: Customer | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** Edits the facts of a customer; typed text survives a failure. */
export function CustomerForm({ stored, onSaved, onCancel }: CustomerFormProps) {
  const [typed, setTyped] = useState(stored ? typedOf(stored) : EMPTY);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(() => intentKeys());
  const { busy, run } = useAction(words.saveFailed, (message, error) => {
    setRefusal(message);
    setFields(error instanceof ApiError ? error.fields : {});
  });
  /** Problems of lists are named after an entry: `phones.0`. */
  const problemOf = (name: string): string | undefined =>
    Object.entries(fields).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  const fieldOf = (name: keyof Typed) => ({
    value: typed[name],
    error: problemOf(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTyped((now) => ({ ...now, [name]: value }));
    },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!fitsNotes(typed.notes, CUSTOMER_LIMITS.notes)) return;
    setRefusal('');
    setFields({});
    await run(async () => {
      const body = asSent(typed);
      if (stored === null) {
        const headers = { 'idempotency-key': keys.keyFor(body) };
        onSaved((await adminApi('POST /api/admin/customers', { body, headers }))._id);
        return;
      }
      const { _id: id, revision } = stored;
      await adminApi('PUT /api/admin/customers/{id}', { params: { id }, body: { ...body, revision } });
      onSaved(id);
    });
  };

  return (
    <form onSubmit={(event) => void save(event)} aria-label={words.formTitle} noValidate>
      <Stack gap="sm">
        <TextInput label={words.name} required maxLength={CUSTOMER_LIMITS.name} data-autofocus {...fieldOf('name')} />
        <Textarea label={words.phones} autosize minRows={2} inputMode="tel" {...fieldOf('phones')} />
        <Textarea label={words.emails} autosize minRows={1} inputMode="email" {...fieldOf('emails')} />
        <Group grow align="start">
          <NativeSelect label={words.language} data={choicesOf(OWN_NAMES, words.notKnown)} {...fieldOf('language')} />
          <TextInput label={words.city} maxLength={CUSTOMER_LIMITS.city} {...fieldOf('city')} />
        </Group>
        <TextInput label={words.birthday} type="date" max="2099-12-31" {...fieldOf('birthday')} />
        <NotesField
          most={CUSTOMER_LIMITS.notes}
          value={typed.notes}
          onChange={(notes) => setTyped({ ...typed, notes })}
        />
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
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
