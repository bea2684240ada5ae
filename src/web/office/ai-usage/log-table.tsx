import { Table } from '@mantine/core';
import type { AiLog } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../../core/counts.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RecordLink, RecordRow, RecordTable } from '../ui/record-table.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './usage.module.css';
import { endpointName, formatCost, formatSeconds } from './usage-words.ts';

/** Lists single requests, the newest first; each opens in full. On a phone, a row becomes a card. */
export function LogTable({ logs }: { logs: readonly AiLog[] }) {
  return (
    <RecordTable columns={Object.values(aiLog.columns)} className={styles.logs}>
      {logs.map((log) => (
        <RecordRow key={log._id} id={log._id} seen className={styles.log}>
          <Table.Td data-column="Request">
            <RecordLink id={log._id}>{endpointName(log.endpoint)}</RecordLink>
            <span className={styles.quiet}>{log._id}</span>
          </Table.Td>
          <Table.Td data-column="Status">
            <LogBadge log={log} />
          </Table.Td>
          <Table.Td data-column="Response">{formatSeconds(log.responseTime)}</Table.Td>
          <Table.Td data-column="Tokens">{formatCount(log.tokensUsed)}</Table.Td>
          <Table.Td data-column="Cost">{formatCost(log.cost)}</Table.Td>
          <Table.Td data-column="When">
            <time dateTime={log.createdAt}>{formatDateTime(log.createdAt)}</time>
          </Table.Td>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

/** 499 means that the client closed the connection before the answer. */
export const LogBadge = ({ log: { responseStatus, httpStatus } }: { log: AiLog }) => (
  <ToneBadge tone={responseStatus === 'error' ? 'waiting' : httpStatus < 400 ? 'good' : 'ended'}>
    {aiLog.statusAndCode({
      status: responseStatus === 'success' && httpStatus >= 400 ? aiLog.refusedStatus : aiLog.statuses[responseStatus],
      code: httpStatus,
    })}
  </ToneBadge>
);
