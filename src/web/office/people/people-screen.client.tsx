import { Button, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { HeldPerson } from '../../../contracts/people.ts';
import { phoneLengthProblem } from '../../../core/phone.ts';
import { speak } from '../../../core/sayings.ts';
import { personProblemWords } from '../../../words/en/forms/people.ts';
import { people } from '../../../words/en/office/people.ts';
import { adminApi } from '../api/admin-api.ts';
import { afterDialog } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './people.module.css';
import { PersonalData } from './personal-data.tsx';
import { isHeld } from './personal-data-parts.ts';

/**
 * Shows the data stored about a person, by phone number. The number never appears in the address, because browsers keep
 * addresses and people pass them on.
 */
export function PeopleScreen() {
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState('');
  const [banner, setBanner] = useState('');
  const [person, setPerson] = useState<HeldPerson | null>(null);
  const { busy, run } = useAction(people.findFailed, setBanner);
  const field = useRef<HTMLInputElement>(null);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = phoneLengthProblem(phone);
    setProblem(wrong ? speak(personProblemWords, wrong) : '');
    setBanner('');
    // The data on the screen, and its erase button, must belong to the number in the field.
    setPerson(null);
    if (wrong) return field.current?.focus();
    await run(async () => {
      const found = await adminApi('GET /api/admin/people', { query: { phone } });
      if (field.current?.value === phone) setPerson(found.person);
    });
  };
  const erased = () => {
    setPerson(null);
    setPhone('');
    afterDialog(() => field.current?.focus());
  };

  return (
    <>
      <Title order={2} size="h3">
        {people.title}
      </Title>
      <Text c="dimmed" size="sm" mb="md" maw={680}>
        {people.about}
      </Text>
      <form noValidate onSubmit={search} className={styles.search}>
        <TextInput
          ref={field}
          label={people.phone}
          type="tel"
          autoComplete="off"
          value={phone}
          error={problem}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            setProblem('');
            setPerson(null);
          }}
        />
        <Button type="submit" loading={busy}>
          {people.find}
        </Button>
      </form>
      <ErrorBanner>{banner}</ErrorBanner>
      <div aria-live="polite">
        {person && !isHeld(person) && (
          <NoRecords title={people.nothingTitle} text={people.nothing({ phone: person.phone })} />
        )}
      </div>
      {person && isHeld(person) && <PersonalData person={person} onErased={erased} />}
    </>
  );
}
