import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminBooking, BookingSort } from '../../../contracts/bookings.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookings as words } from '../../../words/en/office/bookings.ts';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { Passage } from '../../ui/passage.tsx';
import { hasOwnRight } from '../api/admin-session.ts';
import { formatCalendarDay, formatDate, formatDateTime } from '../ui/indian-dates.ts';
import type { ListOrder } from '../ui/list-order.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { type Column, RecordContact, RecordLink, RecordMarks, RecordRow, RecordTable } from '../ui/record-table.tsx';
import type { Selection } from '../ui/use-selection.ts';
import { describeAge } from '../ui/waiting-time.ts';
import { bookingFollowUpWords } from './booking-follow-up.ts';
import { StatusBadge } from './booking-status-badge.tsx';
import styles from './booking-table.module.css';

/** Returns what the list may be sorted by, with the names of the columns. */
export const sortNames = (): Readonly<Record<BookingSort, string>> => ({
  createdAt: words.columns.received,
  preferredDate: words.columns.date,
  fullName: words.columns.traveller,
  total: words.columns.total,
  status: words.columns.status,
});

const columns = (): readonly Column[] => [
  { name: 'reference', label: words.columns.reference },
  { name: 'traveller', label: words.columns.traveller, sort: 'fullName' },
  { name: 'trip', label: words.columns.trip },
  { name: 'date', label: words.columns.date, sort: 'preferredDate' },
  { name: 'total', label: words.columns.total, sort: 'total' },
  { name: 'status', label: words.columns.status, sort: 'status' },
  { name: 'received', label: words.columns.received, sort: 'createdAt' },
  { name: 'contact', label: listTools.contact, isHidden: true },
];

interface BookingTableProps {
  bookings: readonly AdminBooking[];
  order: ListOrder<BookingSort>;
  selection: Selection;
  /** The sender of messages to the traveller. */
  agency: string;
}

/** Lists a page of bookings. On a phone, a row becomes a card. */
export function BookingTable({ bookings, order, selection, agency }: BookingTableProps) {
  return (
    <RecordTable columns={columns()} order={order} selection={selection} className={styles.table}>
      {bookings.map((booking) => (
        <BookingRow key={booking._id} booking={booking} selection={selection} agency={agency} />
      ))}
    </RecordTable>
  );
}

interface BookingRowProps extends Pick<BookingTableProps, 'selection' | 'agency'> {
  booking: AdminBooking;
}

function BookingRow({ booking, selection, agency }: BookingRowProps) {
  const { customerInfo, seen, reference } = booking;
  const { fullName, phone } = customerInfo;
  return (
    <RecordRow id={booking._id} name={reference} seen={seen} selection={selection} className={styles.row}>
      <Table.Td data-column="reference">
        <RecordLink id={booking._id}>{reference}</RecordLink>
        <RecordMarks seen={seen} isDemo={booking.isDemo} unseenLabel={words.isNew} />
      </Table.Td>
      <Table.Td data-column="traveller" title={`${fullName} ${phone}`}>
        <bdi className={styles.strong}>{fullName}</bdi>{' '}
        <span className={`${styles.quiet} ${styles.phone}`}>{phone}</span>
      </Table.Td>
      <Table.Td data-column="trip" title={booking.packageTitle}>
        <Passage text={booking.packageTitle} />{' '}
        <span className={styles.quiet}>
          {words.travellers({ count: customerInfo.travelers, isItinerary: booking.itemType === 'itinerary' })}
        </span>
      </Table.Td>
      <Table.Td data-column="date">{formatCalendarDay(customerInfo.preferredDate)}</Table.Td>
      <Table.Td data-column="total">{formatMoney(booking.total, booking.currency)}</Table.Td>
      <Table.Td data-column="status">
        <StatusBadge status={booking.status} />
      </Table.Td>
      <Table.Td data-column="received">
        <time dateTime={booking.createdAt} title={formatDateTime(booking.createdAt)}>
          {booking.status === 'pending' ? describeAge(booking.createdAt, Date.now()) : formatDate(booking.createdAt)}
        </time>
      </Table.Td>
      <RecordContact name={fullName} phone={phone} message={bookingFollowUpWords(booking, agency)} />
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
      {hasOwnRight('packages') && <Link to="/admin/packages">{words.viewPackages}</Link>}
    </NoRecords>
  );
