import { Paper, Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import { type ListOrder, writeOrder } from './list-order.ts';
import styles from './report-table.module.css';
import { useAddressQuery } from './use-address-query.ts';

export interface ReportColumn<Row> {
  readonly name: string;
  readonly label: string;
  /** What the rows are sorted by with this column; none without it. */
  readonly value?: (row: Row) => number | string;
  readonly cell: (row: Row) => ReactNode;
  /** Set to the right, and sorted from the largest at first. */
  readonly isNumber?: boolean;
}

interface ReportTableProps<Row> {
  /** Name of the table, for screen readers. */
  label: string;
  /** The first one names the row. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The column that sorts the rows, from the largest, when the address says none. */
  usual: string;
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

/** Returns the rows in the order of an address; rows of one value stay as they were. */
export function sortReport<Row>(
  rows: readonly Row[],
  columns: readonly ReportColumn<Row>[],
  { by, order }: ListOrder<string>,
): Row[] {
  const value = columns.find(({ name }) => name === by)?.value;
  if (!value) return [...rows];
  const way = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => way * compare(value(a), value(b)));
}

function readReportOrder(
  parameters: URLSearchParams,
  columns: readonly { readonly name: string; readonly value?: unknown }[],
  usual: string,
): ListOrder<string> {
  const by = columns.find(({ name, value }) => value !== undefined && name === parameters.get('sort'))?.name;
  const order = parameters.get('order') === 'asc' ? 'asc' : 'desc';
  return by === undefined ? { by: usual, order: 'desc' } : { by, order };
}

/** Shows a report in rows of one line, sorted by any column. What does not fit scrolls sideways under its first column. */
export function ReportTable<Row>({ label, columns, rows, keyOf, usual }: ReportTableProps<Row>) {
  const [parameters] = useAddressQuery();
  const order = readReportOrder(parameters, columns, usual);
  return (
    <Paper withBorder component="section" aria-label={label} className={styles.frame ?? ''}>
      <Table className={styles.table ?? ''} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} order={order} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sortReport(rows, columns, order).map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber }, nth) =>
                nth === 0 ? (
                  <Table.Th key={name} scope="row">
                    {cell(row)}
                  </Table.Th>
                ) : (
                  <Table.Td key={name} data-number={isNumber || undefined}>
                    {cell(row)}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

interface HeadingProps<Row> {
  column: ReportColumn<Row>;
  order: ListOrder<string>;
}

function Heading<Row>({ column: { name, label, value, isNumber }, order }: HeadingProps<Row>) {
  const [, changeQuery] = useAddressQuery();
  const number = isNumber || undefined;
  if (!value) return <Table.Th data-number={number}>{label}</Table.Th>;
  const isBy = order.by === name;
  const firstWay = isNumber ? 'desc' : 'asc';
  const next = isBy ? (order.order === 'asc' ? 'desc' : 'asc') : firstWay;
  return (
    <Table.Th data-number={number} aria-sort={isBy ? (order.order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton
        className={styles.sort ?? ''}
        onClick={() => changeQuery((now) => writeOrder(now, { by: name, order: next }), { replace: true })}
      >
        {label}
        <span className={styles.arrow} data-order={isBy ? order.order : undefined} aria-hidden>
          <ChevronIcon size={14} />
        </span>
      </UnstyledButton>
    </Table.Th>
  );
}
