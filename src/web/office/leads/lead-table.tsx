import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Lead, LeadSort } from '../../../contracts/leads.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { isDue, isUncontacted } from '../../../core/leads/due.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatCalendarDay, formatDate, formatDateTime } from '../ui/indian-dates.ts';
import type { ListOrder } from '../ui/list-order.ts';
import { NoRecords } from '../ui/no-records.tsx';
import { type Column, RecordContact, RecordLink, RecordMarks, RecordRow, RecordTable } from '../ui/record-table.tsx';
import type { Selection } from '../ui/use-selection.ts';
import { describeWaiting } from '../ui/waiting-time.ts';
import { LeadBadge } from './lead-badge.tsx';
import { isFiltered, type LeadFilters } from './lead-filters.ts';
import { leadFollowUpWords } from './lead-follow-up.ts';
import styles from './lead-table.module.css';

/** Returns what the list may be sorted by, with the names of the columns. */
export const sortNames = (): Readonly<Record<LeadSort, string>> => ({
  submittedAt: words.columns.received,
  name: words.columns.name,
  status: words.columns.status,
  followUpOn: words.columns.followUp,
});

const columns = (): readonly Column[] => [
  { name: 'name', label: words.columns.name, sort: 'name' },
  { name: 'phone', label: words.columns.phone },
  { name: 'status', label: words.columns.status, sort: 'status' },
  { name: 'follow-up', label: words.columns.followUp, sort: 'followUpOn' },
  { name: 'notes', label: words.columns.notes },
  { name: 'received', label: words.columns.received, sort: 'submittedAt' },
  { name: 'contact', label: listTools.contact, isHidden: true },
];

interface LeadTableProps {
  leads: readonly Lead[];
  order: ListOrder<LeadSort>;
  selection: Selection;
  /** The sender of messages to the lead. */
  agency: string;
}

/** Lists a page of leads. On a phone, a row becomes a card. */
export function LeadTable({ leads, order, selection, agency }: LeadTableProps) {
  const now = Date.now();
  return (
    <RecordTable columns={columns()} order={order} selection={selection} className={styles.table}>
      {leads.map((lead) => (
        <LeadRow key={lead._id} lead={lead} now={now} selection={selection} agency={agency} />
      ))}
    </RecordTable>
  );
}

interface LeadRowProps extends Pick<LeadTableProps, 'selection' | 'agency'> {
  lead: Lead;
  now: number;
}

function LeadRow({ lead, now, selection, agency }: LeadRowProps) {
  const isDueNow = isDue(lead, dayInIndia(now));
  return (
    <RecordRow id={lead._id} name={lead.name} seen={lead.seen} selection={selection} className={styles.row}>
      <Table.Td data-column="name" title={lead.name}>
        <RecordLink id={lead._id}>
          <bdi>{lead.name}</bdi>
        </RecordLink>
        <RecordMarks seen={lead.seen} isDemo={lead.isDemo} unseenLabel={words.unopened} />
      </Table.Td>
      <Table.Td data-column="phone">{lead.phone}</Table.Td>
      <Table.Td data-column="status">
        <LeadBadge status={lead.status} />
      </Table.Td>
      <Table.Td data-column="follow-up" data-due={isDueNow || undefined}>
        {lead.followUpOn && formatCalendarDay(lead.followUpOn)}
        {isUncontacted(lead) && describeWaiting(lead.submittedAt, now)}
        {isDueNow && <span className={styles.due}>{words.isDueNow}</span>}
      </Table.Td>
      <Table.Td data-column="notes" title={lead.notes}>
        <span className={styles.notes}>
          <Passage text={lead.notes} />
        </span>
      </Table.Td>
      <Table.Td data-column="received">
        <time dateTime={lead.submittedAt} title={formatDateTime(lead.submittedAt)}>
          {formatDate(lead.submittedAt)}
        </time>
      </Table.Td>
      <RecordContact name={lead.name} phone={lead.phone} message={leadFollowUpWords(lead.name, agency)} />
    </RecordRow>
  );
}

/** Replaces an empty table, with advice. */
export function NoLeads({ filters }: { filters: LeadFilters }) {
  const all = <Link to="/admin/leads">{words.showAll}</Link>;
  if (!isFiltered(filters)) {
    return <NoRecords title={words.noneTitle} text={words.none} />;
  }
  const isNarrowed = filters.search !== '' || filters.status !== '' || filters.source !== '' || filters.received !== '';
  if (filters.due && !isNarrowed) {
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
