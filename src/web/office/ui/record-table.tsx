import { ActionIcon, Checkbox, Paper, Table, UnstyledButton } from '@mantine/core';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, ChevronIcon, PhoneIcon } from '../../ui/icons.tsx';
import { openRecord, showSameList } from './list-address.ts';
import { type ListOrder, sortBy } from './list-order.ts';
import { linkId } from './record-dialog.tsx';
import styles from './record-table.module.css';
import { useShortcuts } from './shortcuts.ts';
import { useAddressQuery } from './use-address-query.ts';
import { OVER_LIST } from './use-open-record.ts';
import type { Selection } from './use-selection.ts';

/** Returns true while another list is loading. */
function useListPending(): boolean {
  const navigation = useNavigation();
  const [parameters] = useSearchParams();
  return (
    navigation.location !== undefined && !showSameList(parameters, new URLSearchParams(navigation.location.search))
  );
}

/** A column of a list. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** What the list is sorted by with this column; none without it. */
  readonly sort?: string;
  /** True for a label that only screen readers need. */
  readonly isHidden?: boolean;
}

interface RecordTableProps {
  /** A text names a column without further uses. */
  columns: readonly (Column | string)[];
  order?: ListOrder<string>;
  /** With it, rows are of one line and can be chosen. */
  selection?: Selection;
  /** The list's own layout of the cells, such as cards on a phone. */
  className: string | undefined;
  children: ReactNode;
}

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[data-record]');

/** Moves the focus from row to row, and chooses the focused one, by one key each. */
function useRowKeys(table: RefObject<HTMLTableElement | null>) {
  const rows = () => [...(table.current?.querySelectorAll('tbody tr') ?? [])];
  const focused = () => document.activeElement?.closest('tbody tr');
  const step = (by: 1 | -1) => () => {
    const all = rows();
    const now = focused();
    const next = now ? all.indexOf(now) + by : by === 1 ? 0 : all.length - 1;
    linkOf(all[next])?.focus();
  };
  useShortcuts({
    j: step(1),
    k: step(-1),
    x: () => focused()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  });
}

/** Lists a page's records in rows of one line; each opens over the list. On a phone, each list makes cards of them. */
export function RecordTable({ columns, order, selection, className, children }: RecordTableProps) {
  const pending = useListPending();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <Paper withBorder className={styles.frame ?? ''} data-pending={pending || undefined} aria-busy={pending}>
      <Table
        ref={table}
        stickyHeader
        stickyHeaderOffset={60}
        highlightOnHover
        {...(selection ? { 'data-dense': true } : { verticalSpacing: 'sm' })}
        className={`${styles.table} ${className}`}
      >
        <Table.Thead>
          <Table.Tr>
            {selection && <SelectPage selection={selection} />}
            {columns
              .map((column) => (typeof column === 'string' ? { name: column, label: column } : column))
              .map((column) => (
                <Heading key={column.name} column={column} order={order} />
              ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Takes a click beside the box as one on it: the whole cell is the target. */
const besideBox =
  (act: (withShift: boolean) => void) =>
  (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) act(event.shiftKey);
  };

const SelectPage = ({ selection }: { selection: Selection }) => (
  <Table.Th data-column="select" className={styles.select ?? ''} onClick={besideBox(selection.togglePage)}>
    <Checkbox
      size="xs"
      aria-label={listTools.selectPage}
      checked={selection.isPage}
      indeterminate={selection.ids.length > 0 && !selection.isPage}
      onChange={selection.togglePage}
    />
  </Table.Th>
);

interface HeadingProps {
  column: Column;
  order: ListOrder<string> | undefined;
}

/** Heads a column; where the list can be sorted by it, a press does. */
function Heading({ column: { name, label, sort, isHidden }, order }: HeadingProps) {
  const [, changeQuery] = useAddressQuery();
  if (sort === undefined || !order) {
    return (
      <Table.Th data-column={name}>{isHidden ? <span className="visually-hidden">{label}</span> : label}</Table.Th>
    );
  }
  const isBy = order.by === sort;
  return (
    <Table.Th data-column={name} aria-sort={isBy ? (order.order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton
        className={styles.sort ?? ''}
        onClick={() => changeQuery((now) => sortBy(now, order, sort), { replace: true })}
      >
        {label}
        <span className={styles.arrow} data-order={isBy ? order.order : undefined} aria-hidden>
          <ChevronIcon size={14} />
        </span>
      </UnstyledButton>
    </Table.Th>
  );
}

interface RecordRowProps {
  id: string;
  seen: boolean;
  /** Name of the record, for its checkbox. */
  name?: string;
  selection?: Selection;
  className: string | undefined;
  children: ReactNode;
}

/** A row that opens its record: by its link with the keyboard, by a click anywhere with the mouse. */
export function RecordRow({ id, name = '', seen, selection, className, children }: RecordRowProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Table.Tr
      className={`${styles.row} ${className}`}
      data-unseen={!seen || undefined}
      data-selected={selection?.has(id) || undefined}
      onClick={(event) => {
        const onControl = event.target instanceof Element && event.target.closest('a, [data-column="select"]');
        if (onControl || getSelection()?.isCollapsed === false) return;
        void navigate(`?${openRecord(parameters, id)}`, { preventScrollReset: true, state: OVER_LIST });
      }}
    >
      {selection && <SelectRow id={id} name={name} selection={selection} />}
      {children}
    </Table.Tr>
  );
}

/** Chooses a row; with Shift, all rows from the last one chosen. */
function SelectRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const withShift = useRef(false);
  return (
    <Table.Td
      data-column="select"
      className={styles.select ?? ''}
      onClick={besideBox((withKey) => selection.toggle(id, withKey))}
    >
      <Checkbox
        size="xs"
        aria-label={listTools.selectOne({ name })}
        checked={selection.has(id)}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => {
          selection.toggle(id, withShift.current);
          withShift.current = false;
        }}
      />
    </Table.Td>
  );
}

interface RecordContactProps {
  name: string;
  /** Empty for an erased person. */
  phone: string;
  /** The first message, prefilled. */
  message: string;
}

/** Reaches a person from the row, by WhatsApp or phone. */
export const RecordContact = ({ name, phone, message }: RecordContactProps) => (
  <Table.Td data-column="contact">
    {phone !== '' && (
      <span className={styles.contact}>
        <ActionIcon
          component="a"
          variant="subtle"
          color="gray"
          href={phoneLink(phone)}
          aria-label={listTools.call({ name })}
        >
          <PhoneIcon size={18} />
        </ActionIcon>
        <ActionIcon
          component="a"
          variant="subtle"
          color="gray"
          href={whatsappLink(phone, message)}
          target="_blank"
          rel="noreferrer"
          aria-label={listTools.whatsapp({ name })}
        >
          <ChatIcon size={18} />
        </ActionIcon>
      </span>
    )}
  </Table.Td>
);

/** The text of a row that opens its record. */
export function RecordLink({ id, children }: { id: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={`?${openRecord(parameters, id)}`}
      state={OVER_LIST}
      preventScrollReset
      className={styles.link}
      data-record
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
