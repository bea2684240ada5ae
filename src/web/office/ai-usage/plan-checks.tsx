import { Paper, Progress, Table, Text, Title } from '@mantine/core';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import styles from './usage.module.css';
import { formatShare } from './usage-words.ts';

/** Shows how many plans passed all checks, and which checks the others failed. */
export function PlanChecks({ plans: { planned, passed, failedChecks } }: Pick<AiUsage, 'plans'>) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="plan-checks">
      <Title order={2} size="h5" id="plan-checks">
        Plans that passed all checks
      </Title>
      {planned === 0 ? (
        <Text size="sm">No plans were made.</Text>
      ) : (
        <>
          <p className={styles.figure}>{formatShare(passed, planned)}</p>
          <Progress value={(passed / planned) * 100} color="var(--trust)" aria-label="Plans that passed all checks" />
          <Text c="dimmed" size="sm" mt="xs">
            {passed === planned
              ? `All of ${countOf(planned, 'plan')}.`
              : `${formatCount(passed)} of ${countOf(planned, 'plan')}; the others were never shown.`}
          </Text>
        </>
      )}
      {failedChecks.length > 0 && (
        <Table aria-label="Checks that plans failed" verticalSpacing={6} mt="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Failed check</Table.Th>
              <Table.Th scope="col" ta="right">
                Plans
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {failedChecks.map(({ check, name, plans }) => (
              <Table.Tr key={check}>
                <Table.Td>
                  {name} <span className={styles.quiet}>({check})</span>
                </Table.Td>
                <Table.Td ta="right">{formatCount(plans)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  );
}
