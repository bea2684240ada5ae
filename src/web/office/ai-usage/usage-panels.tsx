import { Paper, Progress, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../../core/counts.ts';
import type { CheckId } from '../../../core/planner/verifier/checks.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { checks } from '../../../words/en/planner/checks.ts';
import { FactList } from '../ui/fact-list.tsx';
import { outcomeName } from '../ui/model-names.ts';
import styles from './usage.module.css';
import { formatBothCosts, formatCost, formatShare, formatTexts } from './usage-words.ts';

/** Shows how many questions the language models answered, the fate of their texts, and why others failed. */
export function ModelFigures({ model }: Pick<AiUsage, 'model'>) {
  const { calls, outcomes } = model;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="model-figures">
      <Title order={2} size="h5" id="model-figures">
        {aiUsage.model}
      </Title>
      {outcomes.length === 0 ? <Text size="sm">{aiUsage.noCalls}</Text> : <Answers calls={calls} outcomes={outcomes} />}
      {calls > 0 && (
        <FactList
          facts={[
            [aiUsage.texts, formatTexts(model)],
            [aiUsage.inventedRemoved, formatCount(model.invented)],
            [aiUsage.repairs, formatCount(model.repairs)],
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
      {calls > 0 && (
        <Progress value={(answered / calls) * 100} color="var(--trust)" aria-label={aiUsage.answeredShare} />
      )}
      <Text c="dimmed" size="sm" my="xs">
        {others.length === 0
          ? aiUsage.allAnswered({ calls })
          : aiUsage.someAnswered({ answered: formatCount(answered), calls })}
      </Text>
      {others.length > 0 && (
        <Table aria-label={aiUsage.unanswered} verticalSpacing={6} mb="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{aiUsage.whyUnanswered}</Table.Th>
              <Table.Th scope="col" ta="right">
                {aiUsage.questions}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {others.map(({ outcome, count }) => (
              <Table.Tr key={outcome}>
                <Table.Td>{outcomeName(outcome)}</Table.Td>
                <Table.Td ta="right">{formatCount(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

/** Returns a check in words; `name` is the server's, for checks of a later version. */
const checkName = (check: string, name: string): string =>
  Object.hasOwn(checks, check) ? checks[check as CheckId] : name;

/** Shows how many plans passed all checks, and which checks the others failed. */
export function PlanChecks({ plans: { planned, passed, failedChecks } }: Pick<AiUsage, 'plans'>) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="plan-checks">
      <Title order={2} size="h5" id="plan-checks">
        {aiUsage.plansPassed}
      </Title>
      {planned === 0 ? (
        <Text size="sm">{aiUsage.noPlans}</Text>
      ) : (
        <>
          <p className={styles.figure}>{formatShare(passed, planned)}</p>
          <Progress value={(passed / planned) * 100} color="var(--trust)" aria-label={aiUsage.plansPassed} />
          <Text c="dimmed" size="sm" mt="xs">
            {passed === planned
              ? aiUsage.allPassed({ plans: planned })
              : aiUsage.somePassed({ passed: formatCount(passed), plans: planned })}
          </Text>
        </>
      )}
      {failedChecks.length > 0 && (
        <Table aria-label={aiUsage.failedChecks} verticalSpacing={6} mt="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{aiUsage.failedCheck}</Table.Th>
              <Table.Th scope="col" ta="right">
                {aiUsage.plans}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {failedChecks.map(({ check, name, plans }) => (
              <Table.Tr key={check}>
                <Table.Td>
                  {checkName(check, name)} <span className={styles.quiet}>({check})</span>
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
        {aiUsage.costPerBooking}
      </Title>
      <p className={styles.figure}>{costPerBooking === null ? '–' : formatCost(costPerBooking)}</p>
      <Text c="dimmed" size="sm" mb="xs">
        {bookings === 0 ? aiUsage.noBookings : aiUsage.costDivided}
      </Text>
      <FactList
        facts={[
          [aiUsage.inThisPeriod, formatBothCosts(overallStats.totalCost, overallStats.totalCostInr)],
          [aiUsage.bookings, formatCount(bookings)],
          [aiUsage.spentToday, formatCost(spentToday)],
          [aiUsage.dailyBudget, dailyBudget === null ? aiUsage.noLimit : formatCost(dailyBudget)],
        ]}
      />
      {dailyBudget !== null && dailyBudget > 0 && (
        <Progress
          mt="xs"
          value={Math.min(100, (spentToday / dailyBudget) * 100)}
          color={mayUseModel ? 'var(--trust)' : 'var(--danger)'}
          aria-label={aiUsage.budgetShare}
        />
      )}
      {!mayUseModel && (
        <Text size="sm" mt="xs" fw={600}>
          {tracked ? aiUsage.budgetUsedUp : aiUsage.budgetUntracked}
        </Text>
      )}
      <Text size="sm" mt="xs">
        <Link to="/admin/settings">{aiUsage.changeInSettings}</Link>
      </Text>
    </Paper>
  );
}
