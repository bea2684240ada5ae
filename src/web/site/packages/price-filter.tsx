import { useId } from 'react';
import type { PackageFacets } from '../../../contracts/packages.ts';
import { formatCount } from '../../../core/counts.ts';
import { packages } from '../../../words/en/site/packages.ts';
import { Link } from '../../navigation/link.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { filterAddress, type ListFilters } from './filter-address.ts';
import { wordPriceBand } from './filter-words.ts';
import styles from './package-search.module.css';

interface PriceFilterProps {
  filters: ListFilters;
  buckets: PackageFacets['prices'];
  onChange: (change: Partial<ListFilters>, typed?: 'typed') => void;
}

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 9);
const isReversed = (min: string, max: string): boolean => min !== '' && max !== '' && Number(min) > Number(max);

/** Sets the lowest and highest price to pay, typed or picked from the list's actual price ranges. */
export function PriceFilter({ filters, buckets, onChange }: PriceFilterProps) {
  const id = useId();
  // Holds both values in one draft: nothing is requested while they contradict each other, because a half-typed number
  // is not meant yet.
  const [draft, type] = useDraft(`${filters.minPrice}-${filters.maxPrice}`, (pair) => {
    const [minPrice = '', maxPrice = ''] = pair.split('-');
    if (!isReversed(minPrice, maxPrice)) onChange({ minPrice, maxPrice }, 'typed');
  });
  const [min = '', max = ''] = draft.split('-');
  const reversed = isReversed(min, max);
  const problem = reversed ? `${id}-problem` : undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{packages.price}</legend>
      <div className={styles.prices}>
        <PriceField
          name="minPrice"
          label={packages.minPriceInRupees}
          placeholder={packages.minPrice}
          value={min}
          onType={(typed) => type(`${typed}-${max}`)}
          problem={problem}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="maxPrice"
          label={packages.maxPriceInRupees}
          placeholder={packages.maxPrice}
          value={max}
          onType={(typed) => type(`${min}-${typed}`)}
          problem={problem}
        />
      </div>
      {reversed && (
        <p id={problem} role="alert" className={styles.problem}>
          {packages.reversedPrices}
        </p>
      )}
      <PriceBuckets filters={filters} buckets={buckets} />
    </fieldset>
  );
}

interface PriceFieldProps {
  name: string;
  /** Said to screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  problem: string | undefined;
}

function PriceField({ name, label, placeholder, value, onType, problem }: PriceFieldProps) {
  return (
    <label className={styles.price}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">₹</span>
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(digits(event.target.value))}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
      />
    </label>
  );
}

/** Shows price ranges as links, so that they work before hydration; the active one removes itself. */
function PriceBuckets({ filters, buckets }: Pick<PriceFilterProps, 'filters' | 'buckets'>) {
  // With all packages in one range there is nothing to choose.
  if (buckets.length === 0 || (buckets.length === 1 && !filters.minPrice && !filters.maxPrice)) return null;
  return (
    <ul className={styles.buckets}>
      {buckets.map(({ value, count }) => {
        const [minPrice = '', maxPrice = ''] = value.split('-');
        const on = filters.minPrice === minPrice && filters.maxPrice === maxPrice;
        const next = on ? { minPrice: '', maxPrice: '' } : { minPrice, maxPrice };
        return (
          <li key={value}>
            <Link
              to={filterAddress({ ...filters, ...next, page: 1 })}
              preventScrollReset
              className={styles.bucket}
              aria-current={on ? 'true' : undefined}
            >
              {wordPriceBand(value)} <span className={styles.count}>{formatCount(count)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
