import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './package-grid.module.css';
import { STATUS_NAMES } from './package-words.ts';

const TYPING_MS = 300;

interface PackageFiltersProps {
  search: string;
  status: PackageStatus | null;
  /** Packages by status, whatever the filter; null while unknown. */
  counts: Readonly<Record<PackageStatus, number>> | null;
}

/** Search and status; both stand in the address, so that a list can be come back to. */
export function PackageFilters({ search, status, counts }: PackageFiltersProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    // The address may change by a link too; what is typed meanwhile is ahead of it.
    if (typed.trim() === shown) setTyped(search);
  }
  const addressWith = (changes: Readonly<Record<string, string>>): string => {
    const parameters = new URLSearchParams(location.search);
    parameters.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') parameters.delete(name);
      else parameters.set(name, value);
    }
    return parameters.size > 0 ? `${location.pathname}?${parameters}` : location.pathname;
  };
  const look = useDebouncedCallback((words: string) => {
    void navigate(addressWith({ search: words.trim() }), { replace: true, preventScrollReset: true });
  }, TYPING_MS);
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
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
      />
      <nav aria-label="Packages by status" className={styles.statuses}>
        {choices.map(({ value, name, count }) => (
          <Button
            key={name}
            component={Link}
            to={addressWith({ status: value })}
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
