import { Paper, Table, Text, Title } from '@mantine/core';
import { formatCount } from '../../ui/counted.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { refusalWords } from './describe-activity.ts';
import styles from './figures.module.css';
import type { ActivityData } from './load-activity.ts';

/** Lists searches without results: where to add places, dates or cheaper routes. */
export function UnservedRoutes({ unserved }: Pick<ActivityData, 'unserved'>) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="unserved-routes">
      <Title order={2} size="h4" id="unserved-routes">
        Searches without a trip
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        The routes most often searched without finding a trip.
      </Text>
      {unserved === null && <ListUnread>Failed to load the routes</ListUnread>}
      {unserved && unserved.routes.length === 0 && <Text size="sm">Every search found a trip.</Text>}
      {unserved && unserved.routes.length > 0 && (
        <Table
          aria-labelledby="unserved-routes"
          verticalSpacing={6}
          className={styles.routes}
          data={{
            head: ['Route', 'Reason', 'Searches'],
            body: unserved.routes.map(({ from, to, reason, count }) => [
              `${from} → ${to}`,
              refusalWords(reason),
              formatCount(count),
            ]),
          }}
        />
      )}
    </Paper>
  );
}
