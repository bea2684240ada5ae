import { Stack, Text, Title } from '@mantine/core';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { EventTimeline } from '../ui/event-timeline.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import { DEVICE_NAMES, TYPE_NAMES } from './activity-filters.ts';
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
    <RecordDialog id={person} title="Timeline" covered={false} onClose={onClose}>
      {(shown) => <OpenTimeline key={shown} person={shown} />}
    </RecordDialog>
  );
}

function OpenTimeline({ person: id }: { person: string }) {
  const { reading, read } = useRecord(id, loadPerson, nothing);
  if (reading.kind !== 'ready') return <RecordUnread kind={reading.kind} noun="person" onRetry={() => void read()} />;
  const { person, activities, hasEarlier } = reading.record;
  const contact = [person.phone, person.email].filter(Boolean).join(' · ');
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h2">
          {person.name ?? `Visitor ${shortKey(id)}`}
        </Title>
        <Text c="dimmed" size="sm">
          {contact && `${contact} · `}
          {hasEarlier ? 'earliest shown' : 'first seen'} on {formatDateTime(person.firstSeen)}
        </Text>
        {person.name === null && (
          <Text c="dimmed" size="sm">
            Visitors are recognised for one day only: someone who returns tomorrow counts as new.
          </Text>
        )}
      </div>
      <EventTimeline
        id="person-timeline"
        title={hasEarlier ? `The last ${activities.length} activities` : 'Everything they did'}
        events={activities.map((activity) => ({
          kind: activity._id,
          at: activity.timestamp,
          text: describeActivity(activity),
          by: `${TYPE_NAMES[activity.activityType]}, ${DEVICE_NAMES[activity.deviceInfo.deviceType]}`,
        }))}
      />
    </Stack>
  );
}
