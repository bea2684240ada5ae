import { Paper, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { DueRecord } from '../../../contracts/dashboard.ts';
import { formatCalendarDay } from '../../ui/admin/indian-dates.ts';
import { ToneBadge } from '../../ui/admin/tone-badge.tsx';
import { countOf } from '../../ui/counted.ts';
import styles from './dashboard.module.css';

const addressOf = ({ kind, _id }: DueRecord): string =>
  `${kind === 'lead' ? '/admin/leads?due=1&' : '/admin/bookings?status=pending&'}open=${encodeURIComponent(_id)}`;

interface DueListProps {
  due: readonly DueRecord[];
  totals: { readonly leads: number; readonly bookings: number };
}

/** Leads to be called back by today, and bookings whose sender nobody has reached since the day they were sent. */
export function DueList({ due, totals }: DueListProps) {
  const listed = (kind: DueRecord['kind']) => due.filter((record) => record.kind === kind).length;
  const moreLeads = totals.leads - listed('lead');
  const moreBookings = totals.bookings - listed('booking');
  return (
    <Paper withBorder component="section" aria-labelledby="due">
      <Title order={2} size="h4" id="due" className={styles.head ?? ''}>
        Due today
      </Title>
      {due.length === 0 && (
        <p className={styles.nothing}>Nothing is due. Leads to call and bookings waiting for an answer appear here.</p>
      )}
      <ul className={styles.rows}>
        {due.map((record) => (
          <li key={`${record.kind} ${record._id}`} className={styles.row}>
            <ToneBadge tone={record.kind === 'lead' ? 'moving' : 'waiting'}>
              {record.kind === 'lead' ? 'Call back' : 'Answer'}
            </ToneBadge>
            <span className={styles.what}>
              <Link to={addressOf(record)}>{record.title}</Link>
              <span className={styles.quiet}>{record.text}</span>
            </span>
            <span className={styles.quiet}>since {formatCalendarDay(record.since)}</span>
          </li>
        ))}
      </ul>
      {(moreLeads > 0 || moreBookings > 0) && (
        <p className={styles.more}>
          {moreLeads > 0 && <Link to="/admin/leads?due=1">{countOf(moreLeads, 'more lead')}</Link>}
          {moreLeads > 0 && moreBookings > 0 && ' and '}
          {moreBookings > 0 && <Link to="/admin/bookings?status=pending">{countOf(moreBookings, 'more booking')}</Link>}
        </p>
      )}
    </Paper>
  );
}
