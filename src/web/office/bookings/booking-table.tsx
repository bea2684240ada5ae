import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminBooking } from '../../../contracts/bookings.ts';
import { formatMoney } from '../../../core/money.ts';
import { countOf } from '../../ui/counted.ts';
import { formatCalendarDay, formatDate } from '../ui/indian-dates.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { RecordLink, RecordMarks, RecordRow, RecordTable } from '../ui/record-table.tsx';
import { describeWaiting } from '../ui/waiting-time.ts';
import { StatusBadge } from './booking-status-badge.tsx';
import styles from './booking-table.module.css';

const COLUMNS = ['Reference', 'Traveller', 'Trip', 'Date', 'Total', 'Status', 'Received'] as const;

/** Lists a page of bookings. On a phone, a row becomes a card. */
export function BookingTable({ bookings }: { bookings: readonly AdminBooking[] }) {
  return (
    <RecordTable columns={COLUMNS} className={styles.table}>
      {bookings.map((booking) => (
        <BookingRow key={booking._id} booking={booking} />
      ))}
    </RecordTable>
  );
}

function BookingRow({ booking }: { booking: AdminBooking }) {
  const { customerInfo, seen } = booking;
  const people = countOf(customerInfo.travelers, 'traveller');
  return (
    <RecordRow id={booking._id} seen={seen} className={styles.row}>
      <Table.Td data-column="Reference">
        <RecordLink id={booking._id}>{booking.reference}</RecordLink>
        <RecordMarks seen={seen} isDemo={booking.isDemo} />
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
        {booking.status === 'pending' && (
          <span className={styles.quiet}>{describeWaiting(booking.createdAt, Date.now())}</span>
        )}
      </Table.Td>
      <Table.Td data-column="Received">
        <time dateTime={booking.createdAt}>{formatDate(booking.createdAt)}</time>
      </Table.Td>
    </RecordRow>
  );
}

/** Replaces an empty table, with advice. */
export const NoBookings = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <NoRecords
      title="No bookings match"
      text="Try fewer words or another status. Names, phones, e-mails, references and trips are matched from the start of each word. Phones are also found by their last digits, three or more."
    >
      <Link to="/admin/bookings">Show all bookings</Link>
    </NoRecords>
  ) : (
    <NoRecords
      title="No bookings yet"
      text="Requests appear here when travellers send them from a package or an itinerary."
    >
      <Link to="/admin/packages">View packages</Link>
    </NoRecords>
  );
