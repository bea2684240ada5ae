import { Button, Paper, Table, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RouteFunnel } from '../../../contracts/activities.ts';
import { formatCount } from '../../../core/counts.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { openRecord } from '../ui/list-address.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { linkId } from '../ui/record-dialog.tsx';
import { OVER_LIST } from '../ui/use-open-record.ts';
import type { Range } from './activity-filters.ts';
import type { ActivityData } from './load-activity.ts';
import styles from './route-funnels.module.css';
import { ROUTE_STEPS, type RouteStep, routeKey, shareOf, sortRoutes } from './route-order.ts';

/** Routes that are listed before all are asked for. */
const FIRST_ROUTES = 10;

/** Lists the routes that most people searched, with how far they came; each opens over the screen. */
export function RouteFunnels({ routes, range }: Pick<ActivityData, 'routes'> & { range: Range }) {
  const isEmpty = routes?.routes.length === 0;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="route-funnels">
      <Title order={2} size="h4" id="route-funnels">
        {words.routes}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {isEmpty ? words.noRoutes : words.routesAbout}
        {!isEmpty && range === '1' && ` ${words.byWholeDays}`}
      </Text>
      {routes === null && <ListUnread>{words.routesFailed}</ListUnread>}
      {routes && routes.routes.length > 0 && <RouteTable routes={routes.routes} />}
    </Paper>
  );
}

function RouteTable({ routes }: { routes: readonly RouteFunnel[] }) {
  const [sort, setSort] = useState<RouteStep>('searched');
  const [hasAll, setHasAll] = useState(false);
  const sorted = sortRoutes(routes, sort);
  return (
    <>
      <Table aria-labelledby="route-funnels" className={styles.routes ?? ''} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.route}</Table.Th>
            {ROUTE_STEPS.map((step) => (
              <Table.Th key={step} scope="col" aria-sort={sort === step ? 'descending' : 'none'}>
                <UnstyledButton
                  className={styles.sort ?? ''}
                  title={words.stepsAbout[step]}
                  onClick={() => setSort(step)}
                  data-chosen={sort === step || undefined}
                >
                  {words.steps[step]}
                  <ChevronIcon size={12} />
                </UnstyledButton>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(hasAll ? sorted : sorted.slice(0, FIRST_ROUTES)).map((route) => (
            <RouteRow key={route.id} route={route} />
          ))}
        </Table.Tbody>
      </Table>
      {routes.length > FIRST_ROUTES && (
        <Button variant="subtle" mt="xs" aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
          {hasAll ? words.fewerRoutes : words.allRoutes({ count: routes.length })}
        </Button>
      )}
    </>
  );
}

function RouteRow({ route }: { route: RouteFunnel }) {
  const [parameters] = useSearchParams();
  const key = routeKey(route.id);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.name ?? ''}>
        <Link to={`?${openRecord(parameters, key)}`} state={OVER_LIST} preventScrollReset id={linkId(key)}>
          <bdi>{words.routeWords(route)}</bdi>
        </Link>
      </Table.Th>
      {ROUTE_STEPS.map((step, index) => {
        const share = shareOf(route, index);
        return (
          <Table.Td key={step} data-label={words.steps[step]}>
            <span className={styles.people}>{formatCount(route[step])}</span>
            <span className={styles.share}>{share === null ? '' : words.percent({ percent: share })}</span>
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
