import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CustomerRow } from '../../../../contracts/customers.ts';
import { desk } from '../../../../words/en/office/desk.ts';
import { adminApi } from '../../api/admin-api.ts';
import styles from './desk.module.css';

const ASK_AFTER_MS = 200;
const MOST_SHOWN = 8;

interface FindCustomerProps {
  opened: boolean;
  title: string;
  /** The label of the button beside each customer. */
  act: string;
  busy: boolean;
  onClose: () => void;
  onChosen: (customer: CustomerRow) => void;
}

/** Finds a customer by name, phone or e-mail, and hands over the chosen one. */
export function FindCustomer({ opened, title, act, busy, onClose, onChosen }: FindCustomerProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly CustomerRow[] | null>(null);
  const search = typed.trim();

  useEffect(() => {
    if (!opened || search === '') {
      setFound(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const query = { search, limit: MOST_SHOWN };
      adminApi('GET /api/admin/customers', { query, signal: asking.signal }).then(
        ({ customers }) => setFound(customers),
        () => undefined,
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [opened, search]);

  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label={desk.find}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className={styles.quiet}>
          {found && desk.found({ count: found.length })}
        </p>
        <ul className={styles.proposals}>
          {(found ?? []).map((customer) => (
            <li key={customer._id} className={styles.proposal}>
              <span>
                <bdi>{customer.name}</bdi>{' '}
                <span className={styles.quiet}>{[...customer.phones, ...customer.emails].join(', ')}</span>
              </span>
              <Button
                size="compact-md"
                variant="default"
                loading={busy}
                aria-label={`${act}: ${customer.name}`}
                onClick={() => onChosen(customer)}
              >
                {act}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
