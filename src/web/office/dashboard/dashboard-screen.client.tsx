import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { dashboard } from '../../../words/en/office/dashboard.ts';
import { rupees } from '../../../words/en/office/rupees.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { ReportTabs } from '../ui/report-tabs.tsx';
import styles from './dashboard.module.css';
import { DUE_LISTS, DueList } from './due-list.tsx';
import type { Figures, Overview } from './load-dashboard.ts';
import { RecentActivity, type RecentRow } from './recent-activity.tsx';
import { RupeeTotals } from './rupee-totals.tsx';
import { SystemList } from './system-list.tsx';
import { WeekTotals } from './week-totals.tsx';

const ACTIONS = [
  ['answerBookings', DUE_LISTS.booking, 'sales'],
  ['callLeads', DUE_LISTS.lead, 'sales'],
  ['addPackage', '/admin/packages/new', 'packages'],
  ['writePost', '/admin/blogs/new', 'posts'],
  ['createOffer', '/admin/settings/offers?new', 'settings'],
] as const;

interface DashboardScreenProps {
  overview: Overview | null;
  figures: Figures | null;
  /** `overview.recentActivity` in words. */
  recent: readonly RecentRow[];
}

/** Dashboard: this week beside the last one, what is due, the system's state, and recent activity. */
export function DashboardScreen({ overview, figures, recent }: DashboardScreenProps) {
  return (
    <Stack gap="lg">
      <ReportTabs />
      <Group component="nav" aria-label={dashboard.quickActions} gap="xs">
        {ACTIONS.filter(([, , right]) => hasOwnRight(right)).map(([name, to]) => (
          <Button key={to} component={Link} to={to} variant="default">
            {dashboard[name]}
          </Button>
        ))}
      </Group>
      {figures === null ? <ListUnread>{rupees.unread}</ListUnread> : <RupeeTotals figures={figures} />}
      {overview === null ? (
        <ListUnread>{dashboard.unread}</ListUnread>
      ) : (
        <>
          <Stack component="section" gap="sm" aria-labelledby="week">
            <Title order={2} size="h4" id="week">
              {dashboard.lastWeek}
              <span className={styles.beside}> {dashboard.versus}</span>
            </Title>
            <WeekTotals totals={overview.totals} previous={overview.previous} days={figures?.days ?? []} />
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
