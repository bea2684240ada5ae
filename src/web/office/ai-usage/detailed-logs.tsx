import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { countOf } from '../../ui/counted.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { choicesOf } from '../ui/choices.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import type { ChangeQuery } from '../ui/use-address-query.ts';
import { useSearchText } from '../ui/use-search-text.ts';
import type { LogPage } from './load-usage.ts';
import { LogTable } from './log-table.tsx';
import styles from './usage.module.css';
import { changeUsage, isFiltered, LOG_STATUS_NAMES, type UsageFilters } from './usage-filters.ts';
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
      {logs === null && <ListUnread>Failed to load the log</ListUnread>}
      {logs && logs.logs.length === 0 && (
        <NoRecords
          title={isFiltered(filters) ? 'No requests match' : 'No data available for the selected period.'}
          text="Try another endpoint or status, fewer characters of the reference, or a longer period."
        />
      )}
      {logs && logs.logs.length > 0 && (
        <>
          <LogTable logs={logs.logs} />
          <Group justify="space-between">
            <p className={styles.quiet}>{countOf(logs.logs.length, 'request')} on this page, the newest first</p>
            <Group gap="sm">
              {filters.before !== '' && (
                <Button variant="default" component={Link} to={`?${changeUsage(query, {})}`} preventScrollReset>
                  Newest
                </Button>
              )}
              {logs.next !== null && (
                <Button
                  variant="default"
                  component={Link}
                  to={`?${changeUsage(query, { before: logs.next })}`}
                  preventScrollReset
                >
                  Older
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
          label="Reference"
          type="search"
          placeholder="Starts with"
          maxLength={100}
          leftSection={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Endpoint"
          value={wanted.endpoint}
          data={[
            { value: '', label: 'All endpoints' },
            ...offered.map((value) => ({ value, label: endpointName(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => changeQuery((now) => changeUsage(now, { endpoint: value }))}
        />
        <NativeSelect
          label="Status"
          value={wanted.status}
          data={choicesOf(LOG_STATUS_NAMES, 'All statuses')}
          onChange={({ currentTarget: { value } }) =>
            changeQuery((now) => changeUsage(now, { status: value as UsageFilters['status'] }))
          }
        />
      </Group>
    </search>
  );
}
