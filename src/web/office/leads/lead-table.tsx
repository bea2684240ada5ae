import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Lead } from '../../../contracts/leads.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { isDue, isUncontacted } from '../../../core/leads/due.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatCalendarDay, formatDate } from '../ui/indian-dates.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { RecordLink, RecordMarks, RecordRow, RecordTable } from '../ui/record-table.tsx';
import { describeWaiting } from '../ui/waiting-time.ts';
import { LeadBadge } from './lead-badge.tsx';
import { isFiltered, type LeadFilters } from './lead-filters.ts';
import styles from './lead-table.module.css';

/** Lists a page of leads. On a phone, a row becomes a card. */
export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  const now = Date.now();
  return (
    <RecordTable columns={Object.values(words.columns)} className={styles.table}>
      {leads.map((lead) => (
        <LeadRow key={lead._id} lead={lead} now={now} />
      ))}
    </RecordTable>
  );
}

function LeadRow({ lead, now }: { lead: Lead; now: number }) {
  const isDueNow = isDue(lead, dayInIndia(now));
  return (
    <RecordRow id={lead._id} seen={lead.seen} className={styles.row}>
      <Table.Td data-column="Name">
        <RecordLink id={lead._id}>
          <bdi>{lead.name}</bdi>
        </RecordLink>
        <RecordMarks seen={lead.seen} isDemo={lead.isDemo} unseenLabel={words.unopened} />
      </Table.Td>
      <Table.Td data-column="Phone">{lead.phone}</Table.Td>
      <Table.Td data-column="Status">
        <LeadBadge status={lead.status} />
      </Table.Td>
      <Table.Td data-column="Follow-up" data-due={isDueNow || undefined}>
        {lead.followUpOn && formatCalendarDay(lead.followUpOn)}
        {isUncontacted(lead) && describeWaiting(lead.submittedAt, now)}
        {isDueNow && <span className={styles.due}>{words.isDueNow}</span>}
      </Table.Td>
      <Table.Td data-column="Notes">
        <span className={styles.notes}>
          <Passage text={lead.notes} />
        </span>
      </Table.Td>
      <Table.Td data-column="Received">
        <time dateTime={lead.submittedAt}>{formatDate(lead.submittedAt)}</time>
      </Table.Td>
    </RecordRow>
  );
}

/** Replaces an empty table, with advice. */
export function NoLeads({ filters }: { filters: LeadFilters }) {
  const all = <Link to="/admin/leads">{words.showAll}</Link>;
  if (!isFiltered(filters)) {
    return <NoRecords title={words.noneTitle} text={words.none} />;
  }
  if (filters.due && filters.search === '' && filters.status === '' && filters.source === '') {
    return (
      <NoRecords title={words.noneDueTitle} text={words.noneDue}>
        {all}
      </NoRecords>
    );
  }
  return (
    <NoRecords title={words.noMatchTitle} text={words.noMatch}>
      {all}
    </NoRecords>
  );
}
