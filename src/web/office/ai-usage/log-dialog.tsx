import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import { CallList } from './call-list.tsx';
import { type LoggedRequest, loadLog } from './load-usage.ts';
import { LogBadge } from './log-table.tsx';
import { ReadableData } from './readable-data.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { endpointName, formatCost, formatSeconds, GENERATION } from './usage-words.ts';

const nothing = () => undefined;

interface LogDialogProps {
  /** Id of the open request; null closes the dialog. */
  id: string | null;
  onClose: () => void;
}

/** Shows one request over the list: its input and its answer. */
export function LogDialog({ id, onClose }: LogDialogProps) {
  const [replaying, setReplaying] = useState(false);
  return (
    <>
      <RecordDialog id={id} title="Request" covered={replaying} onClose={onClose}>
        {(shown) => <OpenLog key={shown} id={shown} onReplay={() => setReplaying(true)} />}
      </RecordDialog>
      <ReplayDialog id={replaying ? id : null} onClose={() => setReplaying(false)} />
    </>
  );
}

interface OpenLogProps {
  id: string;
  onReplay: () => void;
}

function OpenLog({ id, onReplay }: OpenLogProps) {
  const { reading, read } = useRecord(id, loadLog, nothing);
  if (reading.kind !== 'ready') return <RecordUnread kind={reading.kind} noun="request" onRetry={() => void read()} />;
  return <LogDetails request={reading.record} onReplay={onReplay} />;
}

function LogDetails({ request: { log, calls }, onReplay }: { request: LoggedRequest; onReplay: () => void }) {
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={3} size="h2">
          {endpointName(log.endpoint)}
        </Title>
        {log.endpoint === GENERATION && (
          <Button variant="default" onClick={onReplay}>
            Replay
          </Button>
        )}
      </Group>
      <FactList
        facts={[
          ['Reference', log._id],
          ['Endpoint', log.endpoint],
          ['Status', <LogBadge key="status" log={log} />],
          ['When', formatDateTime(log.createdAt)],
          ['Response time', formatSeconds(log.responseTime)],
          ['Tokens', formatCount(log.tokensUsed)],
          ['Cost', formatCost(log.cost)],
          ['Network', log.ipAddress],
          ['Browser', log.userAgent || '–'],
        ]}
      />
      <ReadableData title="What was asked" data={log.requestData} />
      <CallList calls={calls} />
      <ReadableData title="What was answered" data={log.responseData} />
      <Text c="dimmed" size="sm">
        Phones, e-mail addresses, names and tokens were masked before this was written down; of the address only its
        network is kept.
      </Text>
    </Stack>
  );
}
