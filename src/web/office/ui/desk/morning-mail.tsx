import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { desk } from '../../../../words/en/office/desk.ts';
import { adminApi } from '../../api/admin-api.ts';
import { useAction } from '../use-action.ts';

/** Switches the admin's own morning mail on or off; nothing is shown until it is known which. */
export function MorningMail() {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const { busy, run } = useAction(desk.morningMailFailed);
  useEffect(() => {
    const reading = new AbortController();
    adminApi('GET /api/admin/reminders/mail', { signal: reading.signal }).then(
      ({ remindByMail }) => setIsOn(remindByMail),
      () => undefined,
    );
    return () => reading.abort();
  }, []);
  if (isOn === null) return null;
  return (
    <Switch
      mt="md"
      label={desk.morningMail}
      checked={isOn}
      disabled={busy}
      onChange={({ currentTarget: { checked } }) =>
        void run(async () => {
          const answer = await adminApi('PUT /api/admin/reminders/mail', { body: { remindByMail: checked } });
          setIsOn(answer.remindByMail);
        })
      }
    />
  );
}
