import { Paper, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { DueRecord } from '../../../contracts/dashboard.ts';
import { dashboard } from '../../../words/en/office/dashboard.ts';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { describeWaiting } from '../ui/waiting-time.ts';
import styles from './dashboard.module.css';

/** Where all leads and bookings that are due are listed. */
export const DUE_LISTS = {
  lead: '/admin/today?of=lead',
  booking: '/admin/bookings?status=pending&order=oldest',
} as const;

const RECORDS = { lead: '/admin/leads', booking: '/admin/bookings' } as const;

const addressOf = ({ kind, _id }: DueRecord): string => `${RECORDS[kind]}?open=${encodeURIComponent(_id)}`;

const describeAct = ({ kind, followUpOn }: DueRecord): string =>
  kind === 'booking' ? dashboard.answer : followUpOn === null ? dashboard.call : dashboard.callBack;

const describeWait = ({ receivedAt, followUpOn }: DueRecord): string =>
  followUpOn === null
    ? describeWaiting(receivedAt, Date.now())
    : dashboard.since({ day: formatCalendarDay(followUpOn) });

interface DueListProps {
  due: readonly DueRecord[];
  totals: { readonly leads: number; readonly bookings: number };
}

/** Lists unanswered leads and bookings, the longest wait first; then leads to call back by today. */
export function DueList({ due, totals }: DueListProps) {
  const listed = (kind: DueRecord['kind']) => due.filter((record) => record.kind === kind).length;
  const moreLeads = totals.leads - listed('lead');
  const moreBookings = totals.bookings - listed('booking');
  return (
    <Paper withBorder component="section" aria-labelledby="due">
      <Title order={2} size="h4" id="due" className={styles.head ?? ''}>
        {dashboard.due}
      </Title>
      {due.length === 0 && <p className={styles.nothing}>{dashboard.nothingDue}</p>}
      <ul className={styles.rows}>
        {due.map((record) => (
          <li key={`${record.kind} ${record._id}`} className={styles.row}>
            <ToneBadge tone={record.followUpOn === null ? 'waiting' : 'moving'}>{describeAct(record)}</ToneBadge>
            <span className={styles.what}>
              <Link to={addressOf(record)}>
                <bdi>{record.title}</bdi>
              </Link>
              <span className={styles.quiet}>{record.text}</span>
            </span>
            <span className={styles.quiet}>{describeWait(record)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/admin/today">{dashboard.allDue}</Link>
      </p>
      {(moreLeads > 0 || moreBookings > 0) && (
        <p className={styles.more}>
          {moreLeads > 0 && <Link to={DUE_LISTS.lead}>{dashboard.moreLeads({ count: moreLeads })}</Link>}
          {moreLeads > 0 && moreBookings > 0 && ` ${dashboard.and} `}
          {moreBookings > 0 && <Link to={DUE_LISTS.booking}>{dashboard.moreBookings({ count: moreBookings })}</Link>}
        </p>
      )}
    </Paper>
  );
}
