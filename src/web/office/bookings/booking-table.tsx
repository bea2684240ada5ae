import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminBooking } from '../../../contracts/bookings.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookings as words } from '../../../words/en/office/bookings.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatCalendarDay, formatDate } from '../ui/indian-dates.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { RecordLink, RecordMarks, RecordRow, RecordTable } from '../ui/record-table.tsx';
import { describeWaiting } from '../ui/waiting-time.ts';
import { StatusBadge } from './booking-status-badge.tsx';
import styles from './booking-table.module.css';

/** Lists a page of bookings. On a phone, a row becomes a card. */
export function BookingTable({ bookings }: { bookings: readonly AdminBooking[] }) {
  return (
    <RecordTable columns={Object.values(words.columns)} className={styles.table}>
      {bookings.map((booking) => (
        <BookingRow key={booking._id} booking={booking} />
      ))}
    </RecordTable>
  );
}

function BookingRow({ booking }: { booking: AdminBooking }) {
  const { customerInfo, seen } = booking;
  return (
    <RecordRow id={booking._id} seen={seen} className={styles.row}>
      <Table.Td data-column="Reference">
        <RecordLink id={booking._id}>{booking.reference}</RecordLink>
        <RecordMarks seen={seen} isDemo={booking.isDemo} unseenLabel={words.isNew} />
      </Table.Td>
      <Table.Td data-column="Traveller">
        <bdi className={styles.strong}>{customerInfo.fullName}</bdi>
        <span className={styles.quiet}>{customerInfo.phone}</span>
      </Table.Td>
      <Table.Td data-column="Trip">
        <span className={styles.title}>
          <Passage text={booking.packageTitle} />
        </span>
        <span className={styles.quiet}>
          {words.travellers({ count: customerInfo.travelers, isItinerary: booking.itemType === 'itinerary' })}
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
    <NoRecords title={words.noMatchTitle} text={words.noMatch}>
      <Link to="/admin/bookings">{words.showAll}</Link>
    </NoRecords>
  ) : (
    <NoRecords title={words.noneTitle} text={words.none}>
      <Link to="/admin/packages">{words.viewPackages}</Link>
    </NoRecords>
  );
