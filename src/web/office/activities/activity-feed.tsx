import { Paper } from '@mantine/core';
import { Link, useNavigation, useSearchParams } from 'react-router';
import type { ShownActivity } from '../../../contracts/activities.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { activityFigures } from '../../../words/en/office/activity-figures.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatDateTime, formatTime } from '../ui/indian-dates.ts';
import { openRecord, showSameList } from '../ui/list-address.ts';
import { linkId } from '../ui/record-dialog.tsx';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import styles from './activity-feed.module.css';
import { describeActivity, personOf, visitorName } from './describe-activity.ts';
import { foldRepeats } from './fold-repeats.ts';

/** Quiet tones for reading, louder ones for intent to buy. */
const TONES: Readonly<Record<ShownActivity['activityType'], Tone>> = {
  search: 'moving',
  form_submission: 'done',
  user_login: 'good',
  user_register: 'good',
  itinerary_view: 'ended',
  itinerary_share: 'moving',
  error: 'waiting',
  page_view: 'ended',
};

/** Returns true while another page or other filters load. */
function useFeedPending(): boolean {
  const { location } = useNavigation();
  const [parameters] = useSearchParams();
  return location !== undefined && !showSameList(parameters, new URLSearchParams(location.search));
}

/** Lists activities, the newest first, repeats as one line; a person's name opens their timeline. */
export function ActivityFeed({ activities }: { activities: readonly ShownActivity[] }) {
  const pending = useFeedPending();
  const named = new Set<string>();
  return (
    <Paper withBorder>
      <ol className={styles.feed} aria-label={words.feedList} aria-busy={pending} data-pending={pending || undefined}>
        {foldRepeats(activities).map(({ newest: activity, all }) => {
          const person = personOf(activity);
          // The focus returns to the first row of a person, because an id must be unique on a page.
          const isFirst = person !== null && !named.has(person);
          if (person !== null) named.add(person);
          return (
            <li key={activity._id} className={styles.activity}>
              <span className={styles.type}>
                <ToneBadge tone={TONES[activity.activityType]}>{words.types[activity.activityType]}</ToneBadge>
              </span>
              <span className={styles.who}>
                <Person activity={activity} person={person} id={isFirst ? linkId(person) : undefined} />
                {activity.userInfo && <span className={styles.phone}>{activity.userInfo.phone}</span>}
              </span>
              <span className={styles.what}>
                <Passage text={describeActivity(activity)} />
                {all.length > 1 && <Repeats all={all} />}
              </span>
              <span className={styles.when}>
                {words.devices[activity.deviceInfo.deviceType]} ·{' '}
                <time dateTime={activity.timestamp}>{formatDateTime(activity.timestamp)}</time>
              </span>
            </li>
          );
        })}
      </ol>
    </Paper>
  );
}

/** Says how often something was repeated, and tells each time when it is opened. */
function Repeats({ all }: { all: readonly ShownActivity[] }) {
  const [newest, oldest] = [all[0], all.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <details className={styles.repeats}>
      <summary>
        {activityFigures.times({
          count: all.length,
          first: formatTime(Date.parse(oldest.timestamp)),
          last: formatTime(Date.parse(newest.timestamp)),
        })}
      </summary>
      <ol aria-label={activityFigures.repeats}>
        {all.map((activity) => (
          <li key={activity._id}>
            <time dateTime={activity.timestamp}>{formatTime(Date.parse(activity.timestamp))}</time>{' '}
            <Passage text={describeActivity(activity)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Person({ activity, person, id }: { activity: ShownActivity; person: string | null; id: string | undefined }) {
  const [parameters] = useSearchParams();
  const name = visitorName(activity);
  if (person === null) return <bdi>{name}</bdi>;
  return (
    <Link to={`?${openRecord(parameters, person)}`} preventScrollReset id={id}>
      <bdi>{name}</bdi>
    </Link>
  );
}
