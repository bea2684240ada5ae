import { Paper, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { placeTitle } from '../../../core/activities/unserved-search.ts';
import { formatCount } from '../../../core/counts.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { refusalWords } from './describe-activity.ts';
import styles from './figures.module.css';
import type { ActivityData } from './load-activity.ts';
import { StepList } from './step-list.tsx';

/** Shows how many visitors reach each stage from a search to a booking. */
export function Funnel({ funnel }: Pick<ActivityData, 'funnel'>) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="funnel">
      <Title order={2} size="h4" id="funnel">
        {words.funnel}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {words.funnelAbout}
      </Text>
      {funnel ? (
        <StepList
          steps={funnel.steps.map(({ step, visitors }) => ({
            key: step,
            label: words.funnelSteps[step],
            people: visitors,
          }))}
          ofThoseBefore={words.ofThoseBefore}
        />
      ) : (
        <ListUnread>{words.funnelFailed}</ListUnread>
      )}
    </Paper>
  );
}

/** Lists searches without results: where to add places, dates or cheaper routes. */
export function UnservedRoutes({ unserved }: Pick<ActivityData, 'unserved'>) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="unserved-routes">
      <Title order={2} size="h4" id="unserved-routes">
        {words.unserved}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {words.unservedAbout}
      </Text>
      {unserved === null && <ListUnread>{words.unservedFailed}</ListUnread>}
      {unserved && unserved.routes.length === 0 && <Text size="sm">{words.allServed}</Text>}
      {unserved && unserved.routes.length > 0 && (
        <Table
          aria-labelledby="unserved-routes"
          verticalSpacing={6}
          className={styles.routes}
          data={{
            head: [words.route, words.reason, words.peopleCount],
            body: unserved.routes.map(({ from, to, reason, people }) => [
              `${placeTitle(from)} → ${placeTitle(to)}`,
              refusalWords(reason),
              formatCount(people),
            ]),
          }}
        />
      )}
      <Link to="/admin/dashboard/demand" className={styles.wholeDemand}>
        {words.wholeDemand}
      </Link>
    </Paper>
  );
}
