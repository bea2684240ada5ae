import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Customer } from '../../../contracts/customers.ts';
import { CONSENT_PURPOSES, CONSENT_WAYS } from '../../../core/customers/customer-options.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { useAction } from '../ui/use-action.ts';
import styles from './customers.module.css';

interface ConsentsProps {
  customer: Customer;
  onChanged: () => void;
}

/** Shows what a customer agreed to, and takes down more. */
export function CustomerConsents({ customer, onChanged }: ConsentsProps) {
  const [adding, setAdding] = useState(false);
  const { busy, run } = useAction(words.consentFailed);
  const withdraw = async (consentId: string) => {
    const params = { id: customer._id, consentId };
    await run(() => adminApi('DELETE /api/admin/customers/{id}/consents/{consentId}', { params }));
    onChanged();
  };
  return (
    <section className={styles.card} aria-labelledby="customer-consents">
      <h3 id="customer-consents" className={styles.cardTitle}>
        {words.consents}
      </h3>
      {customer.consents.length === 0 && <p className={styles.quiet}>{words.noConsents}</p>}
      <ul className={styles.items}>
        {customer.consents.map(({ _id, purpose, way, givenOn, by, withdrawnOn }) => (
          <li key={_id} className={styles.item}>
            <span className={styles.itemText}>
              {words.purposes[purpose]}
              <span className={styles.quiet}>
                {words.consentGiven({ way: words.ways[way], day: formatCalendarDay(givenOn), by })}
                {withdrawnOn && ` · ${words.consentWithdrawn({ day: formatCalendarDay(withdrawnOn) })}`}
              </span>
            </span>
            {withdrawnOn === null && (
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={busy}
                aria-label={words.withdrawOf({ purpose: words.purposes[purpose] })}
                onClick={() => void withdraw(_id)}
              >
                {words.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding ? (
        <ConsentForm
          id={customer._id}
          onSaved={() => {
            setAdding(false);
            onChanged();
          }}
        />
      ) : (
        <Button variant="default" size="sm" onClick={() => setAdding(true)}>
          {words.addConsent}
        </Button>
      )}
    </section>
  );
}

function ConsentForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const today = dayInIndia(Date.now());
  const [form, setForm] = useState<Consent>({
    purpose: 'offers',
    way: 'spoken',
    givenOn: today,
  });
  const { busy, run } = useAction(words.consentFailed);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => sendConsent(id, form))) onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)} aria-label={words.addConsent}>
      <Stack gap="xs">
        <NativeSelect
          label={words.purpose}
          value={form.purpose}
          data={choicesOf(words.purposes)}
          onChange={({ currentTarget: { value } }) =>
            setForm({ ...form, purpose: CONSENT_PURPOSES.find((each) => each === value) ?? form.purpose })
          }
        />
        <NativeSelect
          label={words.way}
          value={form.way}
          data={choicesOf(words.ways)}
          onChange={({ currentTarget: { value } }) =>
            setForm({ ...form, way: CONSENT_WAYS.find((each) => each === value) ?? form.way })
          }
        />
        <TextInput
          label={words.givenOn}
          type="date"
          required
          max={today}
          value={form.givenOn}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, givenOn: value })}
        />
        <Button type="submit" loading={busy}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
}

interface Consent {
  readonly purpose: (typeof CONSENT_PURPOSES)[number];
  readonly way: (typeof CONSENT_WAYS)[number];
  readonly givenOn: string;
}

const sendConsent = (id: string, body: Consent) =>
  adminApi('POST /api/admin/customers/{id}/consents', { params: { id }, body });
