import { Group, NativeSelect, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { Fragment, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LoginEntry } from '../../../contracts/activities.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { choicesOf } from '../ui/choices.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { openRecord } from '../ui/list-address.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import type { ChangeQuery } from '../ui/use-address-query.ts';
import { changeDays } from './activity-filters.ts';
import styles from './figures.module.css';
import type { ActivityData } from './load-activity.ts';

interface LoginStatisticsProps extends Pick<ActivityData, 'filters' | 'logins'> {
  changeQuery: ChangeQuery;
}

/** Shows sign-ins and registrations of a separate period, with the latest people. */
export function LoginStatistics({ filters, logins, changeQuery }: LoginStatisticsProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="login-statistics">
      <Group justify="space-between" align="end">
        <Title order={2} size="h3" id="login-statistics">
          {words.loginStatistics}
        </Title>
        <NativeSelect
          label={words.period}
          value={filters.days}
          data={choicesOf(words.ranges)}
          onChange={({ currentTarget: { value } }) => changeQuery((now) => changeDays(now, value))}
        />
      </Group>
      <StatCards
        label={words.signInsAndRegistrations}
        cards={[
          [words.logins, logins?.totalLogins],
          [words.registrations, logins?.totalRegistrations],
          [words.peopleSignedIn, logins?.uniqueLoginUsers],
          [words.peopleRegistered, logins?.uniqueRegistrationUsers],
        ]}
      />
      {logins === null ? (
        <ListUnread>{words.loginsFailed}</ListUnread>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <People title={words.recentLogins} entries={logins.loginUserDetails} none={words.noLogins} />
          <People
            title={words.recentRegistrations}
            entries={logins.registrationUserDetails}
            none={words.noRegistrations}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}

function People({ title, entries, none }: { title: string; entries: readonly LoginEntry[]; none: string }) {
  const [parameters] = useSearchParams();
  const id = useId();
  return (
    <Paper withBorder p="sm">
      <Title order={3} size="h5" id={id} mb="xs">
        {title}
      </Title>
      {entries.length === 0 ? (
        <Text c="dimmed" size="sm">
          {none}
        </Text>
      ) : (
        <Table
          aria-labelledby={id}
          verticalSpacing={6}
          className={styles.people}
          data={{
            head: [words.person, words.phoneAndEmail, words.when],
            body: entries.map(({ id: user, name, phone, email, lastActivity }) => [
              <Link key="name" to={`?${openRecord(parameters, `user:${user}`)}`} preventScrollReset>
                <bdi>{name}</bdi>
              </Link>,
              <Fragment key="contact">
                {phone}
                {email && <span className={styles.quiet}>{email}</span>}
              </Fragment>,
              <time key="when" dateTime={lastActivity}>
                {formatDateTime(lastActivity)}
              </time>,
            ]),
          }}
        />
      )}
    </Paper>
  );
}
