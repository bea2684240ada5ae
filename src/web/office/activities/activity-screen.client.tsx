import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { activities as words } from '../../../words/en/office/activities.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { openRecord } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { ActivityCurves } from './activity-curves.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { ACTIVITIES_A_PAGE, changeFilters, type FeedFilters, isFiltered } from './activity-filters.ts';
import { ExportDialog } from './export-dialog.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { ActivityData } from './load-activity.ts';
import { LoginStatistics } from './login-statistics.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { RouteDetail } from './route-detail.tsx';
import { RouteFunnels } from './route-funnels.tsx';
import { openedRoute } from './route-order.ts';
import { Funnel, UnservedRoutes } from './search-panels.tsx';
import { VisitedTables } from './visited-tables.tsx';

const describeFilters = ({ type, range, device }: FeedFilters): string =>
  [words.ranges[range], words.types[type], words.devices[device]].join(' · ');

/** Activity Tracker: totals, logins, the booking funnel and the feed of single activities. */
export function ActivityScreen({ filters, list, stats, logins, funnel, unserved, ...figures }: ActivityData) {
  const [query, changeQuery] = useAddressQuery();
  const [dialog, setDialog] = useState<'filter' | 'export' | null>(null);
  const close = () => setDialog(null);
  const opened = query.get('open');
  const route = openedRoute(opened);
  const closeRecord = () => changeQuery((now) => openRecord(now, null));
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text c="dimmed" role="status">
          {describeFilters(filters)}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => setDialog('filter')}>
            {words.filter}
          </Button>
          {hasOwnRight('export') && (
            <Button variant="default" onClick={() => setDialog('export')}>
              {words.export}
            </Button>
          )}
        </Group>
      </Group>
      <StatCards
        label={words.figures({ range: words.ranges[filters.range] })}
        cards={[
          [words.searches, stats?.totalSearches],
          [words.submissions, stats?.totalSubmissions],
          [words.views, stats?.totalViews],
          [words.uniqueUsers, stats?.uniqueUsers],
          [words.identified, stats?.identifiedUsers],
          [words.anonymous, stats?.anonymousUsers],
        ]}
      />
      <ActivityCurves
        series={figures.series}
        range={filters.range}
        onRange={(range) => changeQuery((now) => changeFilters(now, { ...filters, range }))}
      />
      <VisitedTables visited={figures.visited} range={filters.range} />
      <RouteFunnels routes={figures.routes} range={filters.range} />
      <LoginStatistics filters={filters} logins={logins} changeQuery={changeQuery} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Funnel funnel={funnel} />
        <UnservedRoutes unserved={unserved} />
      </SimpleGrid>
      <Stack component="section" gap="sm" aria-labelledby="activity-feed">
        <Title order={2} size="h3" id="activity-feed">
          {words.feed}
        </Title>
        {list === null && <ListUnread>{words.feedFailed}</ListUnread>}
        {list && list.activities.length === 0 && <NoActivities filtered={isFiltered(filters)} />}
        {list && list.activities.length > 0 && (
          <>
            <ActivityFeed activities={list.activities} />
            <ListPager {...list} limit={ACTIVITIES_A_PAGE} noun={words.nouns} />
          </>
        )}
      </Stack>
      <FilterDialog
        opened={dialog === 'filter'}
        filters={filters}
        onApply={(chosen) => changeQuery((now) => changeFilters(now, chosen))}
        onClose={close}
      />
      <ExportDialog opened={dialog === 'export'} filters={filters} onClose={close} />
      <PersonTimeline person={route === null ? opened : null} onClose={closeRecord} />
      <RouteDetail id={route} opened={opened} range={filters.range} onClose={closeRecord} />
    </Stack>
  );
}

const NoActivities = ({ filtered }: { filtered: boolean }) => (
  <NoRecords title={filtered ? words.noMatchTitle : words.noneTitle} text={filtered ? words.noMatch : words.none} />
);
