import { UnstyledButton } from '@mantine/core';
import { formatCount } from '../../../core/counts.ts';
import { changeFilter } from './list-address.ts';
import styles from './status-chips.module.css';
import { useAddressQuery } from './use-address-query.ts';

interface StatusChipsProps {
  /** Label of the numbers, for screen readers. */
  label: string;
  /** The chosen status; empty for all. */
  status: string;
  /** The first is for all, with an empty status. A number that failed to load is a dash. */
  chips: readonly (readonly [status: string, name: string, count: number | undefined])[];
}

/** Shows how many records each status has; a press narrows the list to it. */
export function StatusChips({ label, status, chips }: StatusChipsProps) {
  const [, changeQuery] = useAddressQuery();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(([value, name, count]) => (
        <UnstyledButton
          key={value}
          className={styles.chip ?? ''}
          aria-pressed={value === status}
          onClick={() => changeQuery((now) => changeFilter(now, 'status', value))}
        >
          {name} <span className={styles.count}>{count === undefined ? '–' : formatCount(count)}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
