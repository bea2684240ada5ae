import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../../core/counts.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
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
      <RecordDialog id={id} title={aiLog.title} covered={replaying} onClose={onClose}>
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
  if (reading.kind !== 'ready')
    return <RecordUnread kind={reading.kind} noun={aiLog.noun} onRetry={() => void read()} />;
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
            {aiLog.replay}
          </Button>
        )}
      </Group>
      <FactList
        facts={[
          [aiLog.reference, log._id],
          [aiLog.endpoint, log.endpoint],
          [aiLog.columns.status, <LogBadge key="status" log={log} />],
          [aiLog.when, formatDateTime(log.createdAt)],
          [aiLog.responseTime, formatSeconds(log.responseTime)],
          [aiLog.tokens, formatCount(log.tokensUsed)],
          [aiLog.cost, formatCost(log.cost)],
          [aiLog.network, log.ipAddress],
          [aiLog.browser, log.userAgent || '–'],
        ]}
      />
      <ReadableData title={aiLog.asked} data={log.requestData} />
      <CallList calls={calls} />
      <ReadableData title={aiLog.answered} data={log.responseData} />
      <Text c="dimmed" size="sm">
        {aiLog.masked}
      </Text>
    </Stack>
  );
}
