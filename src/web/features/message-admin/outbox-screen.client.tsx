import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { changeFilter } from '../../ui/admin/list-address.ts';
import { Pager } from '../../ui/admin/pager.tsx';
import { useAddressQuery } from '../../ui/admin/use-address-query.ts';
import { MESSAGES_A_PAGE, type OutboxData, STATE_NAMES, STATES } from './load-outbox.ts';
import { MessageCard } from './message-card.tsx';
import styles from './outbox.module.css';

/** What was written to people, and what became of it. */
export function OutboxScreen({ state, list }: OutboxData) {
  const [, changeQuery] = useAddressQuery();
  const { revalidate, state: reading } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h3">
            Outbox
          </Title>
          <Text c="dimmed" size="sm">
            Messages to travellers and to the agency, the newest first.
          </Text>
        </div>
        <Link to="/admin/leads">Back to the leads</Link>
      </Group>
      <NativeSelect
        label="State"
        className={styles.state ?? ''}
        value={state}
        data={[{ value: '', label: 'All messages' }, ...STATES.map((value) => ({ value, label: STATE_NAMES[value] }))]}
        onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'state', value))}
      />
      {list === null && (
        <ErrorBanner
          action={
            <Button variant="default" size="xs" loading={reading === 'loading'} onClick={reload}>
              Try again
            </Button>
          }
        >
          Failed to load messages
        </ErrorBanner>
      )}
      {list && list.messages.length === 0 && (
        <Paper withBorder p="xl" ta="center">
          <Text fw={600}>{state === '' ? 'No messages yet' : 'No message is in this state'}</Text>
          <Text c="dimmed" mt="xs">
            New bookings and leads write them by themselves. Without a mail or SMS provider they are kept here.
          </Text>
        </Paper>
      )}
      {list && list.messages.length > 0 && (
        <>
          <ul className={styles.messages}>
            {list.messages.map((message) => (
              <li key={message._id}>
                <MessageCard message={message} onChanged={reload} />
              </li>
            ))}
          </ul>
          <Pager {...list} limit={MESSAGES_A_PAGE} noun="messages" />
        </>
      )}
    </Stack>
  );
}
