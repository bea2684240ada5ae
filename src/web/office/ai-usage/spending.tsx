import { Paper, Progress, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { formatCount } from '../../ui/counted.ts';
import { FactList } from '../ui/fact-list.tsx';
import styles from './usage.module.css';
import { formatBothCosts, formatCost } from './usage-words.ts';

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
