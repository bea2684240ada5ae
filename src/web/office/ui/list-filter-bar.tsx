import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { lists } from '../../../words/en/office/lists.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { downloadCsv } from '../api/download-csv.ts';
import { choicesOf } from './choices.ts';
import { changeFilter } from './list-address.ts';
import styles from './list-filter-bar.module.css';
import { useAction } from './use-action.ts';
import { useAddressQuery } from './use-address-query.ts';
import { useSearchText } from './use-search-text.ts';

interface ListFilterBarProps<S extends string> {
  /** The records' name in the plural: "bookings". */
  noun: string;
  /** Placeholder: the fields that the search covers. */
  searched: string;
  /** The statuses' labels, in order. */
  statusNames: Readonly<Record<S, string>>;
  status: S | '';
  /** Address of the CSV export. */
  exportAddress: string;
  children?: ReactNode;
  /** Further buttons, beside the export. */
  ways?: ReactNode;
}

/** Searches, filters and exports a list; all choices are kept in the address. */
export function ListFilterBar<S extends string>(props: ListFilterBarProps<S>) {
  const { noun, searched, statusNames, status, exportAddress, children, ways } = props;
  const [query, changeQuery] = useAddressQuery();
  const [text, setText] = useSearchText(query.get('search') ?? '', (search) =>
    changeQuery((now) => changeFilter(now, 'search', search), { replace: true }),
  );
  const { busy, run } = useAction(lists.exportFailed({ noun }));

  return (
    <search className={styles.bar}>
      <TextInput
        className={styles.text ?? ''}
        label={lists.search}
        type="search"
        placeholder={searched}
        maxLength={100}
        leftSection={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label={lists.status}
        className={styles.status ?? ''}
        value={status}
        data={choicesOf(statusNames, lists.allStatuses)}
        onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'status', value))}
      />
      {children}
      <div className={styles.ways}>
        {ways}
        <Button variant="default" loading={busy} onClick={() => void run(() => downloadCsv(exportAddress))}>
          {lists.exportCsv}
        </Button>
      </div>
    </search>
  );
}
