import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { choicesOf } from '../ui/choices.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { MESSAGE_STATE_NAMES, MESSAGES_A_PAGE, messageStateOf, type OutboxData } from './load-outbox.ts';
import { MessageCard } from './message-card.tsx';
import styles from './outbox.module.css';

/** Lists the written messages and their results. */
export function OutboxScreen({ state, list }: OutboxData) {
  const [, changeQuery] = useAddressQuery();
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h3">
            Outbox
          </Title>
          <Text c="dimmed" size="sm">
            Messages to travellers and to the agency, newest first.
          </Text>
        </div>
        <Link to="/admin/leads">Back to the leads</Link>
      </Group>
      <NativeSelect
        label="State"
        className={styles.state ?? ''}
        value={messageStateOf(useWantedQuery())}
        data={choicesOf(MESSAGE_STATE_NAMES, 'All messages')}
        onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'state', value))}
      />
      {list === null && <ListUnread>Failed to load messages</ListUnread>}
      {list && list.messages.length === 0 && (
        <NoRecords
          title={state === '' ? 'No messages yet' : 'No messages match'}
          text="New bookings and leads create them. Without a mail or SMS provider they stay here unsent."
        />
      )}
      {list && list.messages.length > 0 && (
        <>
          <ul className={styles.messages}>
            {list.messages.map((message) => (
              <li key={message._id}>
                <MessageCard
                  message={message}
                  canSend={list.channels.includes(message.channel)}
                  onChanged={() => void revalidate()}
                />
              </li>
            ))}
          </ul>
          <ListPager {...list} limit={MESSAGES_A_PAGE} noun="messages" />
        </>
      )}
    </Stack>
  );
}
