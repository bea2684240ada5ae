import { Button, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { addressOf } from '../../../contracts/client.ts';
import { bookings } from '../../../words/en/office/bookings.ts';
import { changeFilter, openEntry, openRecord } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { BookingDetails } from './booking-details.tsx';
import { PAGE_SIZES, readFilters } from './booking-filters.ts';
import { BookingTable, NoBookings } from './booking-table.tsx';
import type { BookingsData } from './load-bookings.ts';
import { NewBooking } from './new-booking.tsx';

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
  const [query, changeQuery] = useAddressQuery();
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
        noun={bookings.nouns}
        searched={bookings.searched}
        statusNames={bookings.statuses}
        status={wanted.status}
        exportAddress={addressOf('/api/admin/bookings/export', {}, { search, status })}
        ways={<Button onClick={() => changeQuery((now) => openEntry(now, true))}>{bookings.newBooking}</Button>}
      >
        <Button
          variant={wanted.order === 'asc' ? 'filled' : 'default'}
          aria-pressed={wanted.order === 'asc'}
          onClick={() => changeQuery((now) => changeFilter(now, 'order', wanted.order === 'asc' ? '' : 'oldest'))}
        >
          {bookings.oldestFirst}
        </Button>
      </ListFilterBar>
      {list === null && <ListUnread>{bookings.readFailed}</ListUnread>}
      {list && list.bookings.length === 0 && <NoBookings filtered={search !== '' || status !== ''} />}
      {list && list.bookings.length > 0 && (
        <>
          <BookingTable bookings={list.bookings} />
          <ListPager
            {...list}
            limit={filters.limit}
            noun={bookings.nouns}
            sizes={PAGE_SIZES}
            onSizeChange={(size) => changeQuery((now) => changeFilter(now, 'limit', String(size)))}
          />
        </>
      )}
      <NewBooking
        opened={query.get('new') === '1'}
        leadId={query.get('lead')}
        onClose={() => changeQuery((now) => openEntry(now, false), { replace: true })}
        onSaved={({ _id }) => {
          changeQuery((now) => openRecord(openEntry(now, false), _id), { replace: true });
          void reload();
        }}
      />
      <BookingDetails id={id} agency={agency} onOpened={opened} onChanged={() => void reload()} onClose={close} />
    </Stack>
  );
}

function BookingStats({ stats }: Pick<BookingsData, 'stats'>) {
  return (
    <StatCards
      label={bookings.byStatus}
      cards={[
        [bookings.total, stats?.totalBookings],
        [bookings.statuses.pending, stats?.pendingBookings],
        [bookings.statuses.contacted, stats?.contactedBookings],
        [bookings.statuses.confirmed, stats?.confirmedBookings],
        [bookings.statuses.completed, stats?.completedBookings],
        [bookings.statuses.cancelled, stats?.cancelledBookings],
      ]}
    />
  );
}
