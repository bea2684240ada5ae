import { Paper, Table } from '@mantine/core';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../../core/counts.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import styles from './usage.module.css';
import { endpointName, formatCost, formatSeconds, formatShare } from './usage-words.ts';

const COLUMNS = ['requests', 'successes', 'errors', 'errorRate', 'averageResponse', 'cost'] as const;

/** Shows the same figures per endpoint. */
export function EndpointStats({ endpointStats }: Pick<AiUsage, 'endpointStats'>) {
  return (
    <Paper withBorder className={styles.wide ?? ''}>
      <Table aria-label={aiUsage.endpointStats} verticalSpacing="sm" className={styles.endpoints}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{aiUsage.endpoint}</Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {aiUsage[name]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {endpointStats.map(({ _id, count, successCount, errorCount, avgResponseTime, totalCost }) => (
            <Table.Tr key={_id}>
              <Table.Th scope="row">
                {endpointName(_id)} <span className={styles.quiet}>{_id}</span>
              </Table.Th>
              <Cell name="requests">{formatCount(count)}</Cell>
              <Cell name="successes">{formatCount(successCount)}</Cell>
              <Cell name="errors">{formatCount(errorCount)}</Cell>
              <Cell name="errorRate">{formatShare(errorCount, count)}</Cell>
              <Cell name="averageResponse">{formatSeconds(avgResponseTime)}</Cell>
              <Cell name="cost">{formatCost(totalCost)}</Cell>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

const Cell = ({ name, children }: { name: (typeof COLUMNS)[number]; children: string }) => (
  <Table.Td data-label={aiUsage[name]}>{children}</Table.Td>
);
