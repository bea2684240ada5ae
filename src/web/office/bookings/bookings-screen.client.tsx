import { Button, NativeSelect, Stack } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { addressOf } from '../../../contracts/client.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { bookings } from '../../../words/en/office/bookings.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { choicesOf } from '../ui/choices.ts';
import { DayFilter } from '../ui/day-filter.tsx';
import { changeFilter, openEntry, openRecord } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { ViewTabs } from '../ui/list-views/view-tabs.tsx';
import { RecordStepsProvider, useStepsThrough } from '../ui/record-steps.tsx';
import { StatusChips } from '../ui/status-chips.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { useSelection } from '../ui/use-selection.ts';
import { BookingDetails } from './booking-details.tsx';
import { isFiltered, offeredViews, PAGE_SIZES, queryOf, readFilters } from './booking-filters.ts';
import { BookingTable, NoBookings, sortNames } from './booking-table.tsx';
import { BulkBookings } from './bulk-bookings.tsx';
import { ItemFilter } from './item-filter.tsx';
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

/** Booking Management: the views, the list with its filters, and one booking over it. */
export function BookingsScreen(props: BookingsScreenProps) {
  const { filters, list, stats, views, agency, latestArrival, onOpened } = props;
  const [entered, changeQuery] = useAddressQuery();
  const { id, close } = useOpenRecord();
  const wanted = readFilters(useWantedQuery());
  const reload = useFreshList(filters, latestArrival);
  const opened = useCallback(() => {
    onOpened();
    void reload();
  }, [onOpened, reload]);
  const changed = () => void reload();
  const ids = useMemo(() => list?.bookings.map(({ _id }) => _id) ?? [], [list]);
  const selection = useSelection(JSON.stringify(filters), ids);
  const steps = useStepsThrough(list && { ...list, ids, limit: filters.limit }, id);
  const query = queryOf(filters);
  const chosen = selection.all ? query : { ids: selection.ids.join(',') };

  return (
    <Stack gap="md">
      <ViewTabs list="bookings" noun={bookings.nouns} offered={offeredViews()} views={views} onChanged={changed} />
      <BookingStats stats={stats} status={wanted.status} />
      <ListFilterBar
        noun={bookings.nouns}
        searched={bookings.searched}
        sorts={sortNames()}
        order={wanted.order}
        exportAddress={addressOf('/api/admin/bookings/export', {}, query)}
        importPath="/admin/bookings/import"
        ways={<Button onClick={() => changeQuery((now) => openEntry(now, true))}>{bookings.newBooking}</Button>}
      >
        <DayFilter name="received" ahead={false} range={wanted.received} />
        <DayFilter name="travel" ahead range={wanted.travel} />
        <NativeSelect
          label={enquirySources.source}
          value={wanted.source}
          data={choicesOf(enquirySources.names, enquirySources.all)}
          onChange={({ currentTarget: { value } }) =>
            changeQuery((now) => changeFilter(now, 'source', value), { replace: true })
          }
        />
        {wanted.item !== '' && <ItemFilter item={wanted.item} title={list?.bookings[0]?.packageTitle} />}
      </ListFilterBar>
      {list === null && <ListUnread>{bookings.readFailed}</ListUnread>}
      {list && list.bookings.length === 0 && <NoBookings filtered={isFiltered(filters)} />}
      {list && list.bookings.length > 0 && (
        <>
          <BookingTable bookings={list.bookings} order={wanted.order} selection={selection} agency={agency} />
          <ListPager
            {...list}
            limit={filters.limit}
            noun={bookings.nouns}
            sizes={PAGE_SIZES}
            onSizeChange={(size) => changeQuery((now) => changeFilter(now, 'limit', String(size)))}
          />
          <BulkBookings
            selection={selection}
            filters={query}
            total={list.total}
            totalIsAtLeast={list.totalIsAtLeast}
            exportAddress={addressOf('/api/admin/bookings/export', {}, chosen)}
            onChanged={changed}
          />
        </>
      )}
      <NewBooking
        opened={entered.get('new') === '1'}
        leadId={entered.get('lead')}
        onClose={() => changeQuery((now) => openEntry(now, false), { replace: true })}
        onSaved={({ _id }) => {
          changeQuery((now) => openRecord(openEntry(now, false), _id), { replace: true });
          void reload();
        }}
      />
      <RecordStepsProvider value={steps}>
        <BookingDetails id={id} agency={agency} onOpened={opened} onChanged={changed} onClose={close} />
      </RecordStepsProvider>
    </Stack>
  );
}

function BookingStats({ stats, status }: Pick<BookingsData, 'stats'> & { status: string }) {
  const counts = {
    pending: stats?.pendingBookings,
    contacted: stats?.contactedBookings,
    confirmed: stats?.confirmedBookings,
    cancelled: stats?.cancelledBookings,
    completed: stats?.completedBookings,
  };
  return (
    <StatusChips
      label={bookings.byStatus}
      status={status}
      chips={[
        ['', bookings.total, stats?.totalBookings],
        ...BOOKING_STATUSES.map((one) => [one, bookings.statuses[one], counts[one]] as const),
      ]}
    />
  );
}
