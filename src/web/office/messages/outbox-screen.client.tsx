import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { outbox } from '../../../words/en/office/outbox.ts';
import { choicesOf } from '../ui/choices.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { MESSAGES_A_PAGE, messageChannelOf, messageStateOf, type OutboxData } from './load-outbox.ts';
import { MessageCard } from './message-card.tsx';
import styles from './outbox.module.css';

/** Lists the written messages and their results. */
export function OutboxScreen({ state, channel, list }: OutboxData) {
  const wanted = useWantedQuery();
  const [, changeQuery] = useAddressQuery();
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h3">
            {outbox.title}
          </Title>
          <Text c="dimmed" size="sm">
            {outbox.about}
          </Text>
        </div>
        <Link to="/admin/leads">{outbox.backToLeads}</Link>
      </Group>
      <Group gap="sm">
        <NativeSelect
          label={outbox.state}
          className={styles.state ?? ''}
          value={messageStateOf(wanted)}
          data={choicesOf(outbox.states, outbox.all)}
          onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'state', value))}
        />
        <NativeSelect
          label={outbox.channel}
          className={styles.state ?? ''}
          value={messageChannelOf(wanted)}
          data={choicesOf(outbox.channels, outbox.allChannels)}
          onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'channel', value))}
        />
      </Group>
      {list === null && <ListUnread>{outbox.unread}</ListUnread>}
      {list && list.messages.length === 0 && (
        <NoRecords title={state === '' && channel === '' ? outbox.noneTitle : outbox.noMatchTitle} text={outbox.none} />
      )}
      {list && list.messages.length > 0 && (
        <>
          <ul className={styles.messages}>
            {list.messages.map((message) => (
              <li key={message._id}>
                <MessageCard
                  message={message}
                  canSend={list.channels.some((each) => each === message.channel)}
                  onChanged={() => void revalidate()}
                />
              </li>
            ))}
          </ul>
          <ListPager {...list} limit={MESSAGES_A_PAGE} noun={outbox.nouns} />
        </>
      )}
    </Stack>
  );
}
