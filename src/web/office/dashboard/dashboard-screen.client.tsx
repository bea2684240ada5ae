import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { ListUnread } from '../ui/list-unread.tsx';
import styles from './dashboard.module.css';
import { DUE_LISTS, DueList } from './due-list.tsx';
import type { Overview } from './load-dashboard.ts';
import { RecentActivity, type RecentRow } from './recent-activity.tsx';
import { SystemList } from './system-list.tsx';
import { WeekTotals } from './week-totals.tsx';

const ACTIONS = [
  ['Answer new bookings', DUE_LISTS.booking],
  ['Call leads back', DUE_LISTS.lead],
  ['Add a package', '/admin/packages/new'],
  ['Write a post', '/admin/blogs/new'],
  ['Create offer', '/admin/settings/offers?new'],
] as const;

interface DashboardScreenProps {
  overview: Overview | null;
  /** `overview.recentActivity` in words. */
  recent: readonly RecentRow[];
}

/** Dashboard: this week beside the last one, what is due, the system's state, and recent activity. */
export function DashboardScreen({ overview, recent }: DashboardScreenProps) {
  return (
    <Stack gap="lg">
      <Group component="nav" aria-label="Quick actions" gap="xs">
        {ACTIONS.map(([label, to]) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </Group>
      {overview === null ? (
        <ListUnread>Failed to load the dashboard</ListUnread>
      ) : (
        <>
          <Stack component="section" gap="sm" aria-labelledby="week">
            <Title order={2} size="h4" id="week">
              The last 7 days
              <span className={styles.beside}> vs previous 7 days</span>
            </Title>
            <WeekTotals totals={overview.totals} previous={overview.previous} />
          </Stack>
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" className={styles.blocks ?? ''}>
            <DueList due={overview.due} totals={overview.dueTotals} />
            <SystemList system={overview.system} />
          </SimpleGrid>
          <RecentActivity rows={recent} />
        </>
      )}
    </Stack>
  );
}
