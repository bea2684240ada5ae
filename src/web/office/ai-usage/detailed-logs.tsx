import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { aiLog } from '../../../words/en/office/ai-log.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { choicesOf } from '../ui/choices.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import type { ChangeQuery } from '../ui/use-address-query.ts';
import { useSearchText } from '../ui/use-search-text.ts';
import type { LogPage } from './load-usage.ts';
import { LogTable } from './log-table.tsx';
import styles from './usage.module.css';
import { changeUsage, isFiltered, type UsageFilters } from './usage-filters.ts';
import { endpointName } from './usage-words.ts';

interface DetailedLogsProps {
  filters: UsageFilters;
  /** The filters being loaded, else the present ones. */
  wanted: UsageFilters;
  /** Null when it could not be loaded. */
  logs: LogPage | null;
  /** The endpoints requested in the period. */
  endpoints: readonly string[];
  query: URLSearchParams;
  changeQuery: ChangeQuery;
}

/** Lists the single requests of the period, with filters; each opens in full. */
export function DetailedLogs({ filters, wanted, logs, endpoints, query, changeQuery }: DetailedLogsProps) {
  return (
    <Stack gap="md">
      <LogFilters wanted={wanted} endpoints={endpoints} changeQuery={changeQuery} />
      {logs === null && <ListUnread>{aiLog.readFailed}</ListUnread>}
      {logs && logs.logs.length === 0 && (
        <NoRecords title={isFiltered(filters) ? aiLog.noMatchTitle : aiUsage.noDataTitle} text={aiLog.noMatch} />
      )}
      {logs && logs.logs.length > 0 && (
        <>
          <LogTable logs={logs.logs} />
          <Group justify="space-between">
            <p className={styles.quiet}>{aiLog.onThisPage({ count: logs.logs.length })}</p>
            <Group gap="sm">
              {filters.before !== '' && (
                <Button variant="default" component={Link} to={`?${changeUsage(query, {})}`} preventScrollReset>
                  {aiLog.newest}
                </Button>
              )}
              {logs.next !== null && (
                <Button
                  variant="default"
                  component={Link}
                  to={`?${changeUsage(query, { before: logs.next })}`}
                  preventScrollReset
                >
                  {aiLog.older}
                </Button>
              )}
            </Group>
          </Group>
        </>
      )}
    </Stack>
  );
}

function LogFilters({
  wanted,
  endpoints,
  changeQuery,
}: Pick<DetailedLogsProps, 'wanted' | 'endpoints' | 'changeQuery'>) {
  const [text, setText] = useSearchText(wanted.search, (search) =>
    changeQuery((now) => changeUsage(now, { search }), { replace: true }),
  );
  // Offers the chosen endpoint even without requests in the period.
  const offered = wanted.endpoint && !endpoints.includes(wanted.endpoint) ? [...endpoints, wanted.endpoint] : endpoints;
  return (
    <search>
      <Group gap="sm" align="end">
        <TextInput
          className={styles.search ?? ''}
          label={aiLog.reference}
          type="search"
          placeholder={aiLog.startsWith}
          maxLength={100}
          leftSection={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={aiLog.endpoint}
          value={wanted.endpoint}
          data={[
            { value: '', label: aiLog.allEndpoints },
            ...offered.map((value) => ({ value, label: endpointName(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => changeQuery((now) => changeUsage(now, { endpoint: value }))}
        />
        <NativeSelect
          label={aiLog.columns.status}
          value={wanted.status}
          data={choicesOf(aiLog.statuses, aiLog.allStatuses)}
          onChange={({ currentTarget: { value } }) =>
            changeQuery((now) => changeUsage(now, { status: value as UsageFilters['status'] }))
          }
        />
      </Group>
    </search>
  );
}
