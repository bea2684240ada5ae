import { Paper, Progress, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { outcomeWords } from '../../../core/ai-usage/outcome-words.ts';
import { countOf, formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
import styles from './usage.module.css';
import { formatBothCosts, formatCost, formatShare, formatTexts } from './usage-words.ts';

/** Shows how many questions the language models answered, the fate of their texts, and why others failed. */
export function ModelFigures({ model }: Pick<AiUsage, 'model'>) {
  const { calls, outcomes } = model;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="model-figures">
      <Title order={2} size="h5" id="model-figures">
        Language model
      </Title>
      {outcomes.length === 0 ? <Text size="sm">No model calls.</Text> : <Answers calls={calls} outcomes={outcomes} />}
      {calls > 0 && (
        <FactList
          facts={[
            ['Texts', formatTexts(model)],
            ['Made-up claims removed', formatCount(model.invented)],
            ['Repairs', formatCount(model.repairs)],
          ]}
        />
      )}
    </Paper>
  );
}

function Answers({ calls, outcomes }: Pick<AiUsage['model'], 'calls' | 'outcomes'>) {
  const answered = outcomes.find(({ outcome }) => outcome === 'answered')?.count ?? 0;
  const others = outcomes.filter(({ outcome }) => outcome !== 'answered');
  return (
    <>
      <p className={styles.figure}>{formatShare(answered, calls)}</p>
      {calls > 0 && <Progress value={(answered / calls) * 100} color="var(--trust)" aria-label="Answered calls" />}
      <Text c="dimmed" size="sm" my="xs">
        {others.length === 0
          ? `All of ${countOf(calls, 'question')} answered.`
          : `${formatCount(answered)} of ${countOf(calls, 'question')} answered; without an answer the built-in words stood in.`}
      </Text>
      {others.length > 0 && (
        <Table aria-label="Unanswered calls" verticalSpacing={6} mb="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Why there was no answer</Table.Th>
              <Table.Th scope="col" ta="right">
                Questions
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {others.map(({ outcome, count }) => (
              <Table.Tr key={outcome}>
                <Table.Td>{outcomeWords(outcome)}</Table.Td>
                <Table.Td ta="right">{formatCount(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

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

/** Shows where the money went, and what is left today. */
export function Spending({ spending, overallStats }: Pick<AiUsage, 'spending' | 'overallStats'>) {
  const { tracked, bookings, costPerBooking, dailyBudget, spentToday, mayUseModel } = spending;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="spending">
      <Title order={2} size="h5" id="spending">
        Cost per booking
      </Title>
      <p className={styles.figure}>{costPerBooking === null ? '–' : formatCost(costPerBooking)}</p>
      <Text c="dimmed" size="sm" mb="xs">
        {bookings === 0 ? 'No bookings in this period.' : 'Cost in this period divided by the bookings made in it.'}
      </Text>
      <FactList
        facts={[
          ['In this period', formatBothCosts(overallStats.totalCost, overallStats.totalCostInr)],
          ['Bookings', formatCount(bookings)],
          ['Spent today', formatCost(spentToday)],
          ['Daily budget', dailyBudget === null ? 'No limit' : formatCost(dailyBudget)],
        ]}
      />
      {dailyBudget !== null && dailyBudget > 0 && (
        <Progress
          mt="xs"
          value={Math.min(100, (spentToday / dailyBudget) * 100)}
          color={mayUseModel ? 'var(--trust)' : 'var(--danger)'}
          aria-label="Share of today’s budget spent"
        />
      )}
      {!mayUseModel && (
        <Text size="sm" mt="xs" fw={600}>
          {tracked
            ? 'Today’s budget is used up: the model is not called until midnight in India.'
            : 'A budget is set but cost is not tracked, so the model is not called.'}
        </Text>
      )}
      <Text size="sm" mt="xs">
        <Link to="/admin/settings">Change it in Settings</Link>
      </Text>
    </Paper>
  );
}
