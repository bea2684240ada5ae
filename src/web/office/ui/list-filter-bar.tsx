import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { hasOwnRight } from '../api/admin-session.ts';
import { ExportCsv } from './export-csv.tsx';
import { changeFilter } from './list-address.ts';
import styles from './list-filter-bar.module.css';
import { type ListOrder, writeOrder } from './list-order.ts';
import { useShortcuts } from './shortcuts.ts';
import { useAddressQuery } from './use-address-query.ts';
import { useSearchText } from './use-search-text.ts';

interface ListFilterBarProps {
  /** The records' name in the plural: "bookings". */
  noun: string;
  /** Placeholder: the fields that the search covers. */
  searched: string;
  /** What the list may be sorted by, with the names of the columns; a field for phones, where there are no headers. */
  sorts: Readonly<Record<string, string>>;
  order: ListOrder<string>;
  /** Address of the CSV export. */
  exportAddress: string;
  /** Address of the screen that imports a CSV file. */
  importPath: string;
  children?: ReactNode;
  /** Further buttons, beside the export. */
  ways?: ReactNode;
}

/** Searches, filters and exports a list; all choices are kept in the address. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { noun, searched, sorts, order, exportAddress, importPath, children, ways } = props;
  const [query, changeQuery] = useAddressQuery();
  const [text, setText] = useSearchText(query.get('search') ?? '', (search) =>
    changeQuery((now) => changeFilter(now, 'search', search), { replace: true }),
  );
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });

  return (
    <search className={styles.bar}>
      <TextInput
        ref={field}
        className={styles.text ?? ''}
        label={lists.search}
        type="search"
        placeholder={searched}
        maxLength={100}
        leftSection={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <NativeSelect
        label={listTools.sortBy}
        className={styles.sort ?? ''}
        value={`${order.by} ${order.order}`}
        data={Object.entries(sorts).flatMap(([by, name]) =>
          (['asc', 'desc'] as const).map((way) => ({
            value: `${by} ${way}`,
            label: `${name}, ${(way === 'asc' ? listTools.ascending : listTools.descending).toLowerCase()}`,
          })),
        )}
        onChange={({ currentTarget: { value } }) => {
          const [by = '', way] = value.split(' ');
          changeQuery((now) => writeOrder(now, { by, order: way === 'asc' ? 'asc' : 'desc' }), { replace: true });
        }}
      />
      <div className={styles.ways}>
        {ways}
        {hasOwnRight('export') && (
          <Button component={Link} to={importPath} variant="default">
            {lists.importCsv}
          </Button>
        )}
        <ExportCsv noun={noun} address={exportAddress} />
      </div>
    </search>
  );
}
