import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { cards } from '../../../../words/en/office/cards.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { changeFilter } from '../list-address.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { useSearchText } from '../use-search-text.ts';
import styles from './record-grid.module.css';

interface CardFiltersProps<S extends string> {
  /** In the plural: "packages". */
  nouns: string;
  search: string;
  status: S | null;
  statusNames: Readonly<Record<S, string>>;
  /** Records by status, regardless of the filter; null while unknown. */
  counts: Readonly<Record<S, number>> | null;
}

/** Filters by search and status; both are in the address, so that a list can be reopened. */
export function CardFilters<S extends string>({ nouns, search, status, statusNames, counts }: CardFiltersProps<S>) {
  const [query, changeQuery] = useAddressQuery();
  const [typed, setTyped] = useSearchText(search, (words) =>
    changeQuery((now) => changeFilter(now, 'search', words), { replace: true }),
  );
  const statuses = Object.keys(statusNames) as S[];
  const total = counts && statuses.reduce((sum, name) => sum + counts[name], 0);
  const choices = [
    { value: '', name: cards.all, count: total },
    ...statuses.map((value) => ({ value, name: statusNames[value], count: counts?.[value] })),
  ];
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label={cards.searchRecords({ nouns })}
        placeholder={cards.searchRecords({ nouns })}
        className={styles.search ?? ''}
        leftSection={<SearchIcon size={16} />}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <nav aria-label={cards.byStatus({ nouns })} className={styles.statuses}>
        {choices.map(({ value, name, count }) => (
          <Button
            key={name}
            component={Link}
            to={`?${changeFilter(query, 'status', value)}`}
            preventScrollReset
            size="compact-md"
            variant={(status ?? '') === value ? 'filled' : 'default'}
            aria-current={(status ?? '') === value ? 'page' : undefined}
          >
            {name}
            {typeof count === 'number' && <span className={styles.count}>{count}</span>}
          </Button>
        ))}
      </nav>
    </div>
  );
}
