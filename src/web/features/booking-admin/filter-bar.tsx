import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { changeFilter } from '../../ui/admin/list-address.ts';
import { tellFailure } from '../../ui/admin/toasts.tsx';
import type { ChangeQuery } from '../../ui/admin/use-address-query.ts';
import { useSearchText } from '../../ui/admin/use-search-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { type BookingFilters, readFilters } from './booking-filters.ts';
import { downloadBookings } from './download-bookings.ts';
import styles from './filter-bar.module.css';
import { STATUS_NAMES } from './status-badge.tsx';

interface FilterBarProps {
  filters: BookingFilters;
  query: URLSearchParams;
  changeQuery: ChangeQuery;
}

/** Search, status and the export of what they leave. */
export function FilterBar({ filters, query, changeQuery }: FilterBarProps) {
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
      await downloadBookings(filters);
    } catch {
      tellFailure('Failed to export bookings');
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
          placeholder="Name, phone, e-mail, reference or trip"
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
            ...BOOKING_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            changeQuery((now) => changeFilter(now, 'status', value));
          }}
        />
        <Button variant="default" className={styles.export ?? ''} loading={exporting} onClick={exportList}>
          Export CSV
        </Button>
      </Group>
    </search>
  );
}
