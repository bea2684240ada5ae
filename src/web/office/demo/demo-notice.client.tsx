import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { DemoCounts } from '../../../contracts/demo.ts';
import { demo } from '../../../words/en/office/demo.ts';
import { useLanguage } from '../../navigation/language.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { tellDone } from '../ui/toasts.tsx';

interface DemoNoticeProps {
  counts: DemoCounts;
  mayRemove: boolean;
  onRemoved: () => void;
}

/** Returns how much there is of each kind, without those of which there is nothing. */
const listDemo = ({ packages, blogs, bookings, leads, itineraries, offers }: DemoCounts): string[] => {
  const kinds = [
    [packages, demo.packages],
    [blogs, demo.posts],
    [bookings, demo.bookings],
    [leads, demo.leads],
    [itineraries, demo.itineraries],
    [offers, demo.offers],
  ] as const;
  return kinds.flatMap(([count, describe]) => (count === 0 ? [] : [describe({ count })]));
};

/** Says that the content is demonstration content and removes it on request; renders nothing once it is gone. */
export function DemoNotice({ counts, mayRemove, onRemoved }: DemoNoticeProps) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const parts = listDemo(counts);
  if (parts.length === 0) return null;

  const remove = async () => {
    await adminApi('DELETE /api/admin/demo');
    tellDone(demo.removed);
    onRemoved();
  };

  return (
    <Alert role="note" variant="default" mb="md">
      <Group gap="xs">
        <Text size="sm" flex="1 1 260px">
          {demo.shown({ list: new Intl.ListFormat(language).format(parts) })}
        </Text>
        {mayRemove && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {demo.remove}
          </Button>
        )}
      </Group>
      <ConfirmAction
        opened={asking}
        title={demo.removeQuestion}
        confirmLabel={demo.removeForGood}
        failure={demo.removeFailed}
        act={remove}
        onClose={() => setAsking(false)}
      >
        <Text>{demo.removedHint}</Text>
        <List my="xs">
          {parts.map((part) => (
            <List.Item key={part}>{part}</List.Item>
          ))}
        </List>
        <Text>{demo.stays}</Text>
      </ConfirmAction>
    </Alert>
  );
}
