import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { addressOf } from '../../../contracts/client.ts';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import { downloadCsv } from '../../download-csv.ts';
import { changeFilter } from '../../ui/admin/list-address.ts';
import { tellFailure } from '../../ui/admin/toasts.tsx';
import type { ChangeQuery } from '../../ui/admin/use-address-query.ts';
import { useSearchText } from '../../ui/admin/use-search-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { STATUS_NAMES } from './lead-badge.tsx';
import styles from './lead-filter-bar.module.css';
import { queryOf, readFilters } from './lead-filters.ts';
import type { LeadsData } from './load-leads.ts';

interface LeadFilterBarProps extends Pick<LeadsData, 'filters' | 'stats'> {
  query: URLSearchParams;
  changeQuery: ChangeQuery;
}

/** Search, status, what is due, and the export of what they leave. */
export function LeadFilterBar({ filters, stats, query, changeQuery }: LeadFilterBarProps) {
  const navigation = useNavigation();
  const [text, setText] = useSearchText(query.get('search') ?? '', (search) =>
    changeQuery((now) => changeFilter(now, 'search', search), { replace: true }),
  );
  const [exporting, setExporting] = useState(false);
  // While the next list is on its way the choice already shows.
  const pending = navigation.location ? readFilters(new URLSearchParams(navigation.location.search)) : filters;

  const exportList = async () => {
    setExporting(true);
    try {
      await downloadCsv(addressOf('/api/promotional-leads/export', {}, queryOf(filters)), 'leads');
    } catch {
      tellFailure('Failed to export leads');
    } finally {
      setExporting(false);
    }
  };

  return (
    <search>
      <Group gap="sm" align="end">
        <TextInput
          className={styles.text ?? ''}
          label="Search"
          type="search"
          placeholder="Name, phone or notes"
          maxLength={100}
          leftSection={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Status"
          className={styles.status ?? ''}
          value={pending.status}
          data={[
            { value: '', label: 'All statuses' },
            ...LEAD_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            changeQuery((now) => changeFilter(now, 'status', value));
          }}
        />
        <Button
          variant={pending.due ? 'filled' : 'default'}
          aria-pressed={pending.due}
          onClick={() => changeQuery((now) => changeFilter(now, 'due', pending.due ? '' : '1'))}
        >
          Follow-up due{stats ? ` (${stats.due})` : ''}
        </Button>
        <Group gap="sm" className={styles.ways ?? ''}>
          <Button component={Link} to="/admin/leads/outbox" variant="default">
            Outbox
          </Button>
          <Button variant="default" loading={exporting} onClick={exportList}>
            Export CSV
          </Button>
        </Group>
      </Group>
    </search>
  );
}
