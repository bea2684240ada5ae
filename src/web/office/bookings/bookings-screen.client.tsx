import { Button, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { addressOf } from '../../../contracts/client.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { BookingDetails } from './booking-details.tsx';
import { PAGE_SIZES, readFilters } from './booking-filters.ts';
import { BOOKING_STATUS_NAMES } from './booking-status-badge.tsx';
import { BookingTable, NoBookings } from './booking-table.tsx';
import type { BookingsData } from './load-bookings.ts';

interface BookingsScreenProps extends BookingsData {
  /** The sender of messages to the traveller. */
  agency: string;
  /** Time of the latest arrival that may be a booking. */
  latestArrival: string | null;
  /** Called after a booking was opened and is no longer new. */
  onOpened: () => void;
}

/** Booking Management: the figures, the list with its filters, and one booking over it. */
export function BookingsScreen({ filters, list, stats, agency, latestArrival, onOpened }: BookingsScreenProps) {
  const [, changeQuery] = useAddressQuery();
  const { id, close } = useOpenRecord();
  const { search, status } = filters;
  const wanted = readFilters(useWantedQuery());
  const reload = useFreshList(filters, latestArrival);
  const opened = useCallback(() => {
    onOpened();
    void reload();
  }, [onOpened, reload]);

  return (
    <Stack gap="md">
      <BookingStats stats={stats} />
      <ListFilterBar
        noun="bookings"
        searched="Name, phone, e-mail, reference or trip"
        statusNames={BOOKING_STATUS_NAMES}
        status={wanted.status}
        exportAddress={addressOf('/api/admin/bookings/export', {}, { search, status })}
      >
        <Button
          variant={wanted.order === 'asc' ? 'filled' : 'default'}
          aria-pressed={wanted.order === 'asc'}
          onClick={() => changeQuery((now) => changeFilter(now, 'order', wanted.order === 'asc' ? '' : 'oldest'))}
        >
          Oldest first
        </Button>
      </ListFilterBar>
      {list === null && <ListUnread>Failed to fetch bookings</ListUnread>}
      {list && list.bookings.length === 0 && <NoBookings filtered={search !== '' || status !== ''} />}
      {list && list.bookings.length > 0 && (
        <>
          <BookingTable bookings={list.bookings} />
          <ListPager
            {...list}
            limit={filters.limit}
            noun="bookings"
            sizes={PAGE_SIZES}
            onSizeChange={(size) => changeQuery((now) => changeFilter(now, 'limit', String(size)))}
          />
        </>
      )}
      <BookingDetails id={id} agency={agency} onOpened={opened} onChanged={() => void reload()} onClose={close} />
    </Stack>
  );
}

function BookingStats({ stats }: Pick<BookingsData, 'stats'>) {
  return (
    <StatCards
      label="Bookings by status"
      cards={[
        ['Total', stats?.totalBookings],
        ['Pending', stats?.pendingBookings],
        ['Contacted', stats?.contactedBookings],
        ['Confirmed', stats?.confirmedBookings],
        ['Completed', stats?.completedBookings],
        ['Cancelled', stats?.cancelledBookings],
      ]}
    />
  );
}
