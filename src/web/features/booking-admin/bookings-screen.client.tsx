import { Button, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { changeFilter, openRecord } from '../../ui/admin/list-address.ts';
import { Pager } from '../../ui/admin/pager.tsx';
import { useAddressQuery } from '../../ui/admin/use-address-query.ts';
import { BookingDetails } from './booking-details.tsx';
import { PAGE_SIZES } from './booking-filters.ts';
import { BookingStats } from './booking-stats.tsx';
import { BookingTable, NoBookings } from './booking-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { BookingsData } from './load-bookings.ts';

interface BookingsScreenProps extends BookingsData {
  /** Who writes to the traveller. */
  agency: string;
  /** After a booking was opened, and so is no longer new. */
  onOpened: () => void;
}

/** Booking Management: the numbers, the list with its filters, and one booking over it. */
export function BookingsScreen({ filters, list, stats, agency, onOpened }: BookingsScreenProps) {
  const [query, changeQuery] = useAddressQuery();
  const { revalidate, state } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const openId = query.get('open');

  const opened = useCallback(() => {
    onOpened();
    reload();
  }, [onOpened, reload]);

  return (
    <Stack gap="md">
      <BookingStats stats={stats} />
      <FilterBar filters={filters} query={query} changeQuery={changeQuery} />
      {list === null && (
        <ErrorBanner
          action={
            <Button variant="default" size="xs" loading={state === 'loading'} onClick={reload}>
              Try again
            </Button>
          }
        >
          Failed to fetch bookings
        </ErrorBanner>
      )}
      {list && list.bookings.length === 0 && <NoBookings filtered={filters.search !== '' || filters.status !== ''} />}
      {list && list.bookings.length > 0 && (
        <>
          <BookingTable bookings={list.bookings} />
          <Pager
            {...list}
            limit={filters.limit}
            noun="bookings"
            sizes={PAGE_SIZES}
            onSizeChange={(size) => changeQuery((now) => changeFilter(now, 'limit', String(size)))}
          />
        </>
      )}
      <BookingDetails
        id={openId}
        agency={agency}
        onOpened={opened}
        onChanged={reload}
        onClose={() => changeQuery((now) => openRecord(now, null))}
      />
    </Stack>
  );
}
