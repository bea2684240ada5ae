import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { lists } from '../../../words/en/office/lists.ts';
import { openRecord, showSameList } from './list-address.ts';
import { linkId } from './record-dialog.tsx';
import styles from './record-table.module.css';
import { OVER_LIST } from './use-open-record.ts';

/** Returns true while another list is loading. */
function useListPending(): boolean {
  const navigation = useNavigation();
  const [parameters] = useSearchParams();
  return (
    navigation.location !== undefined && !showSameList(parameters, new URLSearchParams(navigation.location.search))
  );
}

interface RecordTableProps {
  columns: readonly string[];
  /** The list's own layout of the cells, such as cards on a phone. */
  className: string | undefined;
  children: ReactNode;
}

/** Lists a page's records; each opens over the list. */
export function RecordTable({ columns, className, children }: RecordTableProps) {
  const pending = useListPending();
  return (
    <Paper withBorder className={styles.frame ?? ''} data-pending={pending || undefined} aria-busy={pending}>
      <Table
        stickyHeader
        stickyHeaderOffset={60}
        highlightOnHover
        verticalSpacing="sm"
        className={`${styles.table} ${className}`}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((name) => (
              <Table.Th key={name} data-column={name}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Paper>
  );
}

interface RecordRowProps {
  id: string;
  seen: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A row that opens its record: by its link with the keyboard, by a click anywhere with the mouse. */
export function RecordRow({ id, seen, className, children }: RecordRowProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Table.Tr
      className={`${styles.row} ${className}`}
      data-unseen={!seen || undefined}
      onClick={(event) => {
        const onLink = event.target instanceof Element && event.target.closest('a');
        if (onLink || getSelection()?.isCollapsed === false) return;
        void navigate(`?${openRecord(parameters, id)}`, { preventScrollReset: true, state: OVER_LIST });
      }}
    >
      {children}
    </Table.Tr>
  );
}

/** The text of a row that opens its record. */
export function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={`?${openRecord(parameters, id)}`}
      state={OVER_LIST}
      preventScrollReset
      className={styles.link}
      id={linkId(id)}
    >
      {children}
    </Link>
  );
}

interface RecordMarksProps {
  seen: boolean;
  isDemo: boolean;
  /** Another word where "New" is also a status. */
  unseenLabel?: string;
}

/** Marks unopened records and demonstration content. */
export function RecordMarks({ seen, isDemo, unseenLabel = lists.isNew }: RecordMarksProps) {
  return (
    <span className={styles.marks}>
      {!seen && <span className={styles.new}>{unseenLabel}</span>}
      {isDemo && <span className={styles.demo}>{lists.isDemo}</span>}
    </span>
  );
}
