import { Group, NativeSelect, SimpleGrid, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import type { AiUsage } from '../../../contracts/ai-usage.ts';
import type { AiPeriod } from '../../../core/ai-usage/periods.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { choicesOf } from '../ui/choices.ts';
import { openRecord } from '../ui/list-address.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { DetailedLogs } from './detailed-logs.tsx';
import { EndpointStats } from './endpoint-stats.tsx';
import type { UsageData } from './load-usage.ts';
import { LogDialog } from './log-dialog.tsx';
import { LogTable } from './log-table.tsx';
import styles from './usage.module.css';
import { UsageCharts } from './usage-charts.tsx';
import { changeUsage, readUsageFilters, TABS, type UsageTab } from './usage-filters.ts';
import { ModelFigures, PlanChecks, Spending } from './usage-panels.tsx';
import { formatCost, formatSeconds, formatTokens } from './usage-words.ts';

const isTab = (value: string | null): value is UsageTab => TABS.some((tab) => tab === value);

/** AI Usage: how often trips are planned and written, how long that takes and what it costs. */
export function UsageScreen({ filters, usage: counted, logs }: UsageData) {
  const [query, changeQuery] = useAddressQuery();
  // A choice shows at once, its result when it has loaded.
  const wanted = readUsageFilters(useWantedQuery());
  const pending = wanted.period !== filters.period;
  const usage = typeof counted === 'string' ? null : counted;
  const choosePeriod = (period: AiPeriod) => changeQuery((now) => changeUsage(now, { period }));
  return (
    <Stack gap="lg" className={styles.figures ?? ''} data-pending={pending || undefined} aria-busy={pending}>
      <Group justify="space-between" align="end">
        <Text c="dimmed">{aiUsage.about}</Text>
        <NativeSelect
          label={aiUsage.period}
          value={wanted.period}
          data={choicesOf(aiUsage.periods)}
          onChange={({ currentTarget: { value } }) => choosePeriod(value as AiPeriod)}
        />
      </Group>
      {typeof counted === 'string' && <ListUnread>{counted}</ListUnread>}
      <UsageCards label={aiUsage.figures({ period: aiUsage.periods[filters.period] })} usage={usage} />
      <Tabs
        value={wanted.tab}
        onChange={(tab) => isTab(tab) && changeQuery((now) => changeUsage(now, { tab }))}
        keepMounted={false}
      >
        <Tabs.List aria-label={aiUsage.parts} mb="md">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {aiUsage.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="endpoints">{usage && <Overview usage={usage} />}</Tabs.Panel>
        <Tabs.Panel value="recent">{usage && <Recent usage={usage} />}</Tabs.Panel>
        <Tabs.Panel value="logs">
          {logs === undefined ? (
            <Skeleton height={420} role="img" aria-label={aiLog.reading} />
          ) : (
            <DetailedLogs
              filters={filters}
              wanted={wanted}
              logs={logs}
              endpoints={usage?.endpointStats.map(({ _id }) => _id) ?? []}
              query={query}
              changeQuery={changeQuery}
            />
          )}
        </Tabs.Panel>
      </Tabs>
      <LogDialog id={query.get('open')} onClose={() => changeQuery((now) => openRecord(now, null))} />
    </Stack>
  );
}

const NoData = () => <NoRecords title={aiUsage.noDataTitle} text={aiUsage.noData} />;

function Overview({ usage }: { usage: AiUsage }) {
  if (usage.overallStats.totalRequests === 0) return <NoData />;
  return (
    <Stack gap="md">
      <EndpointStats endpointStats={usage.endpointStats} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <UsageCharts {...usage} />
        <Spending {...usage} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <PlanChecks plans={usage.plans} />
        <ModelFigures model={usage.model} />
      </SimpleGrid>
    </Stack>
  );
}

const Recent = ({ usage }: { usage: AiUsage }) =>
  usage.recentActivity.length === 0 ? <NoData /> : <LogTable logs={usage.recentActivity} />;

interface UsageCardsProps {
  label: string;
  /** Null when it could not be loaded. */
  usage: AiUsage | null;
}

/** Shows the overall figures: times in seconds, cost in US dollars. */
function UsageCards({ label, usage }: UsageCardsProps) {
  const stats = usage?.overallStats;
  return (
    <StatCards
      label={label}
      cards={[
        [aiUsage.totalRequests, stats?.totalRequests],
        [aiUsage.successes, stats?.totalSuccess],
        [aiUsage.errors, stats?.totalErrors],
        [aiUsage.averageResponse, stats && formatSeconds(stats.avgResponseTime)],
        [aiUsage.tokens, stats && formatTokens(stats.totalTokens)],
        [aiUsage.cost, stats && formatCost(stats.totalCost)],
      ]}
    />
  );
}
