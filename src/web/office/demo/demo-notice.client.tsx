import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { DemoCounts } from '../../../contracts/demo.ts';
import { countOf } from '../../ui/counted.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { tellDone } from '../ui/toasts.tsx';

interface DemoNoticeProps {
  counts: DemoCounts;
  mayRemove: boolean;
  onRemoved: () => void;
}

const counted = (count: number, one: string, many?: string): string[] =>
  count === 0 ? [] : [countOf(count, one, many)];

const listDemo = ({ packages, blogs, bookings, leads, itineraries, offers }: DemoCounts): string[] => [
  ...counted(packages, 'package'),
  ...counted(blogs, 'post'),
  ...counted(bookings, 'booking'),
  ...counted(leads, 'lead'),
  ...counted(itineraries, 'sample itinerary', 'sample itineraries'),
  ...counted(offers, 'offer'),
];

/** Says that the content is demonstration content and removes it on request; renders nothing once it is gone. */
export function DemoNotice({ counts, mayRemove, onRemoved }: DemoNoticeProps) {
  const [asking, setAsking] = useState(false);
  const parts = listDemo(counts);
  if (parts.length === 0) return null;

  const remove = async () => {
    await adminApi('DELETE /api/admin/demo');
    tellDone('Demonstration content is removed.');
    onRemoved();
  };

  return (
    <Alert role="note" variant="default" mb="md">
      <Group gap="xs">
        <Text size="sm" flex="1 1 260px">
          Demo content is shown: {new Intl.ListFormat('en').format(parts)}. Anything you edit becomes yours.
        </Text>
        {mayRemove && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            Remove demonstration content
          </Button>
        )}
      </Group>
      <ConfirmAction
        opened={asking}
        title="Remove demonstration content?"
        confirmLabel="Remove for good"
        failure="Failed to remove the demonstration content"
        act={remove}
        onClose={() => setAsking(false)}
      >
        <Text>These will be deleted for good:</Text>
        <List my="xs">
          {parts.map((part) => (
            <List.Item key={part}>{part}</List.Item>
          ))}
        </List>
        <Text>Packages and posts you have edited and real bookings stay.</Text>
      </ConfirmAction>
    </Alert>
  );
}
