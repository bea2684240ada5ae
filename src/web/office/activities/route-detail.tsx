import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { formatCount } from '../../../core/counts.ts';
import { formatRupees } from '../../../core/money.ts';
import { activities } from '../../../words/en/office/activities.ts';
import { activityFigures as words } from '../../../words/en/office/activity-figures.ts';
import { adminApi } from '../api/admin-api.ts';
import { FactList } from '../ui/fact-list.tsx';
import { formatMonth } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import type { Range } from './activity-filters.ts';
import { refusalWords } from './describe-activity.ts';
import styles from './figures.module.css';
import { ROUTE_STEPS } from './route-order.ts';
import { StepList } from './step-list.tsx';

type Route = ApiAnswer<'GET /api/admin/activity/routes/{id}'>['route'];

/** Loads a route by its id and a window, as in `12 30`. */
async function loadRoute(key: string, signal?: AbortSignal): Promise<Route> {
  const [id = '', range] = key.split(' ');
  const query = { range: range as Range };
  const answer = await adminApi('GET /api/admin/activity/routes/{id}', {
    params: { id },
    query,
    ...(signal && { signal }),
  });
  return answer.route;
}

const nothing = () => undefined;

interface RouteDetailProps {
  /** Id of the route; null closes the dialog. */
  id: string | null;
  /** The key under which the address opens it. */
  opened: string | null;
  range: Range;
  onClose: () => void;
}

/** Shows one route over the screen: its funnel, when people want to travel, for how much, and what found no trip. */
export function RouteDetail({ id, opened, range, onClose }: RouteDetailProps) {
  return (
    <RecordDialog id={id === null ? null : opened} title={words.route} covered={false} onClose={onClose}>
      {(shown) => <OpenRoute key={`${shown} ${range}`} id={shown.replace('route:', '')} range={range} />}
    </RecordDialog>
  );
}

function OpenRoute({ id, range }: { id: string; range: Range }) {
  const { reading, read } = useRecord(`${id} ${range}`, loadRoute, nothing);
  if (reading.kind !== 'ready') {
    return <RecordUnread kind={reading.kind} noun={words.routeNoun} onRetry={() => void read()} />;
  }
  const route = reading.record;
  const none = route.refusals.reduce((sum, { count }) => sum + count, 0);
  const { medianBudget, searches } = route;
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h2">
          <bdi>{words.routeWords(route)}</bdi>
        </Title>
        <Text c="dimmed" size="sm">
          {activities.ranges[range]}
        </Text>
      </div>
      <FactList
        facts={[
          [words.searchesAndNone, words.searches({ count: searches, none })],
          [words.budget, medianBudget === null ? '–' : words.upTo({ price: formatRupees(medianBudget) })],
        ]}
      />
      <StepList
        steps={ROUTE_STEPS.map((step) => ({ key: step, label: words.stepsAbout[step], people: route[step] }))}
        ofThoseBefore={words.ofThoseBefore}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Counted
          title={words.months}
          about={words.monthsAbout}
          none={words.noSearches}
          rows={route.months.map(({ value, count }) => ({ name: formatMonth(value), count }))}
        />
        <Counted
          title={words.noneFound}
          none={searches === 0 ? words.noSearches : words.allFound}
          rows={route.refusals.map(({ value, count }) => ({ name: refusalWords(value), count }))}
        />
      </SimpleGrid>
    </Stack>
  );
}

interface CountedProps {
  title: string;
  about?: string;
  none: string;
  rows: readonly { name: string; count: number }[];
}

/** Lists counts as bars. */
function Counted({ title, about, none, rows }: CountedProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <Title order={4} size="h5">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {rows.length === 0 ? none : about}
      </Text>
      <ul className={styles.steps}>
        {rows.map(({ name, count }) => (
          <li key={name} className={styles.step}>
            <span>{name}</span>
            <span className={styles.number}>{formatCount(count)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
