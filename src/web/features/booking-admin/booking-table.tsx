import { Paper, Table, Text, Title } from '@mantine/core';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { AdminBooking } from '../../../contracts/bookings.ts';
import { formatMoney } from '../../../core/money.ts';
import { formatCalendarDay, formatDate } from '../../ui/admin/indian-dates.ts';
import { openBooking, showSameList } from './booking-filters.ts';
import styles from './booking-table.module.css';
import { StatusBadge } from './status-badge.tsx';

const COLUMNS = ['Reference', 'Traveller', 'Trip', 'Date', 'Total', 'Status', 'Received'] as const;

/** True while another list than the shown one is on its way. */
function useListPending(): boolean {
  const navigation = useNavigation();
  const [parameters] = useSearchParams();
  return (
    navigation.location !== undefined && !showSameList(parameters, new URLSearchParams(navigation.location.search))
  );
}

/** The link that opens a booking, for the focus to come back to. */
export const linkId = (id: string): string => `booking-${id}`;

/** The bookings of a page; each opens over the list. On a phone a row becomes a card. */
export function BookingTable({ bookings }: { bookings: readonly AdminBooking[] }) {
  const pending = useListPending();
  return (
    <Paper withBorder className={styles.frame ?? ''} data-pending={pending || undefined} aria-busy={pending}>
      <Table stickyHeader stickyHeaderOffset={60} highlightOnHover verticalSpacing="sm" className={styles.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((name) => (
              <Table.Th key={name} data-column={name}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking._id} booking={booking} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function BookingRow({ booking }: { booking: AdminBooking }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { customerInfo, seen } = booking;
  const address = `?${openBooking(parameters, booking._id)}`;
  const people = `${customerInfo.travelers} ${customerInfo.travelers === 1 ? 'traveller' : 'travellers'}`;
  return (
    // The link in the first cell is the way of the keyboard; a mouse may take the whole row.
    <Table.Tr
      className={styles.row ?? ''}
      data-unseen={!seen || undefined}
      onClick={(event) => {
        const onLink = event.target instanceof Element && event.target.closest('a');
        if (!onLink && getSelection()?.isCollapsed !== false) void navigate(address, { preventScrollReset: true });
      }}
    >
      <Table.Td data-column="Reference">
        <Link to={address} preventScrollReset className={styles.reference} id={linkId(booking._id)}>
          {booking.reference}
        </Link>
        <span className={styles.marks}>
          {!seen && <span className={styles.new}>New</span>}
          {booking.isDemo && <span className={styles.demo}>Demo</span>}
        </span>
      </Table.Td>
      <Table.Td data-column="Traveller">
        <span className={styles.strong}>{customerInfo.fullName}</span>
        <span className={styles.quiet}>{customerInfo.phone}</span>
      </Table.Td>
      <Table.Td data-column="Trip">
        <span className={styles.title}>{booking.packageTitle}</span>
        <span className={styles.quiet}>
          {people}
          {booking.itemType === 'itinerary' && ', itinerary'}
        </span>
      </Table.Td>
      <Table.Td data-column="Date">{formatCalendarDay(customerInfo.preferredDate)}</Table.Td>
      <Table.Td data-column="Total">{formatMoney(booking.total, booking.currency)}</Table.Td>
      <Table.Td data-column="Status">
        <StatusBadge status={booking.status} />
      </Table.Td>
      <Table.Td data-column="Received">
        <time dateTime={booking.createdAt}>{formatDate(booking.createdAt)}</time>
      </Table.Td>
    </Table.Tr>
  );
}

/** No rows, and what to do about it. */
export function NoBookings({ filtered }: { filtered: boolean }) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Title order={2} size="h4">
        {filtered ? 'No booking fits this search' : 'No bookings yet'}
      </Title>
      <Text c="dimmed" mt="xs">
        {filtered
          ? 'Try fewer words or another status. Names, phones, e-mails, references and trips are searched by how they begin.'
          : 'Requests show up here as soon as a traveller sends one from a package or an itinerary.'}
      </Text>
      {filtered ? (
        <Link to="/admin/bookings">Show all bookings</Link>
      ) : (
        <Link to="/admin/packages">See the packages that can be booked</Link>
      )}
    </Paper>
  );
}
