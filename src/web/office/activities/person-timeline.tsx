import { Stack, Text, Title } from '@mantine/core';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { activityFeed } from '../../../words/en/office/activity-feed.ts';
import { adminApi } from '../api/admin-api.ts';
import { EventTimeline } from '../ui/event-timeline.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import { describeActivity } from './describe-activity.ts';

type Timeline = ApiAnswer<'GET /api/admin/activity/people/{kind}/{id}'>;

function loadPerson(person: string, signal?: AbortSignal): Promise<Timeline> {
  const [kind, id = ''] = person.split(/:(.*)/s);
  const params = { kind: kind === 'user' ? ('user' as const) : ('visitor' as const), id };
  return adminApi('GET /api/admin/activity/people/{kind}/{id}', { params, ...(signal && { signal }) });
}

const nothing = () => undefined;

/** The short key, as in the feed. */
const shortKey = (person: string): string => person.replace('visitor:', '').slice(0, 6);

interface PersonTimelineProps {
  /** The key from `personOf`; null closes the dialog. */
  person: string | null;
  onClose: () => void;
}

/** Shows one person's activities over the feed, from the first visit on. */
export function PersonTimeline({ person, onClose }: PersonTimelineProps) {
  return (
    <RecordDialog id={person} title={activityFeed.timeline} covered={false} onClose={onClose}>
      {(shown) => <OpenTimeline key={shown} person={shown} />}
    </RecordDialog>
  );
}

function OpenTimeline({ person: id }: { person: string }) {
  const { reading, read } = useRecord(id, loadPerson, nothing);
  if (reading.kind !== 'ready')
    return <RecordUnread kind={reading.kind} noun={activityFeed.person} onRetry={() => void read()} />;
  const { person, activities, hasEarlier } = reading.record;
  const contact = [person.phone, person.email].filter(Boolean).join(' · ');
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h2">
          <bdi>{person.name ?? activityFeed.visitor({ key: shortKey(id) })}</bdi>
        </Title>
        <Text c="dimmed" size="sm">
          {activityFeed.seenFrom({ contact, time: formatDateTime(person.firstSeen), hasEarlier })}
        </Text>
        {person.name === null && (
          <Text c="dimmed" size="sm">
            {activityFeed.recognisedForADay}
          </Text>
        )}
      </div>
      <EventTimeline
        id="person-timeline"
        title={hasEarlier ? activityFeed.lastActivities({ count: activities.length }) : activityFeed.everything}
        events={activities.map((activity) => ({
          kind: activity._id,
          at: activity.timestamp,
          text: describeActivity(activity),
          by: activityFeed.typeOnDevice({
            type: words.types[activity.activityType],
            device: words.devices[activity.deviceInfo.deviceType],
          }),
        }))}
      />
    </Stack>
  );
}
