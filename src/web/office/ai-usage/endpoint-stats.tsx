import { Paper, Table } from '@mantine/core';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../ui/counted.ts';
import styles from './usage.module.css';
import { endpointName, formatCost, formatSeconds, formatShare } from './usage-words.ts';

const COLUMNS = ['Requests', 'Successes', 'Errors', 'Error rate', 'Average response', 'Cost'] as const;

/** Shows the same figures per endpoint. */
export function EndpointStats({ endpointStats }: Pick<AiUsage, 'endpointStats'>) {
  return (
    <Paper withBorder className={styles.wide ?? ''}>
      <Table aria-label="Endpoint stats" verticalSpacing="sm" className={styles.endpoints}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Endpoint</Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
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
              <Cell name="Requests">{formatCount(count)}</Cell>
              <Cell name="Successes">{formatCount(successCount)}</Cell>
              <Cell name="Errors">{formatCount(errorCount)}</Cell>
              <Cell name="Error rate">{formatShare(errorCount, count)}</Cell>
              <Cell name="Average response">{formatSeconds(avgResponseTime)}</Cell>
              <Cell name="Cost">{formatCost(totalCost)}</Cell>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

const Cell = ({ name, children }: { name: (typeof COLUMNS)[number]; children: string }) => (
  <Table.Td data-column={name}>{children}</Table.Td>
);
