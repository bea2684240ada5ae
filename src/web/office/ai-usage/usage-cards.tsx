import type { AiUsage } from '../../../contracts/ai-usage.ts';
import { StatCards } from '../ui/stat-cards.tsx';
import { formatCost, formatSeconds, formatTokens } from './usage-words.ts';

interface UsageCardsProps {
  label: string;
  /** Null when it could not be loaded. */
  usage: AiUsage | null;
}

/** Shows the overall figures: times in seconds, cost in US dollars. */
export function UsageCards({ label, usage }: UsageCardsProps) {
  const stats = usage?.overallStats;
  return (
    <StatCards
      label={label}
      cards={[
        ['Total requests', stats?.totalRequests],
        ['Successes', stats?.totalSuccess],
        ['Errors', stats?.totalErrors],
        ['Average response', stats && formatSeconds(stats.avgResponseTime)],
        ['Tokens', stats && formatTokens(stats.totalTokens)],
        ['Cost', stats && formatCost(stats.totalCost)],
      ]}
    />
  );
}
