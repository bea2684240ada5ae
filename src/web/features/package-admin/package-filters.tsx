import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { changeFilter } from '../../ui/admin/list-address.ts';
import { useAddressQuery } from '../../ui/admin/use-address-query.ts';
import { useSearchText } from '../../ui/admin/use-search-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './package-grid.module.css';
import { STATUS_NAMES } from './package-words.ts';

interface PackageFiltersProps {
  search: string;
  status: PackageStatus | null;
  /** Packages by status, whatever the filter; null while unknown. */
  counts: Readonly<Record<PackageStatus, number>> | null;
}

/** Search and status; both stand in the address, so that a list can be come back to. */
export function PackageFilters({ search, status, counts }: PackageFiltersProps) {
  const [query, changeQuery] = useAddressQuery();
  const [typed, setTyped] = useSearchText(search, (words) =>
    changeQuery((now) => changeFilter(now, 'search', words), { replace: true }),
  );
  const total = counts && counts.draft + counts.published + counts.archived;
  const choices = [
    { value: '', name: 'All', count: total },
    ...PACKAGE_STATUSES.map((value) => ({ value, name: STATUS_NAMES[value], count: counts?.[value] })),
  ];
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        aria-label="Search packages"
        placeholder="Search packages"
        className={styles.search ?? ''}
        leftSection={<SearchIcon size={16} />}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <nav aria-label="Packages by status" className={styles.statuses}>
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
