import { type FormEvent, useId, useRef, useState } from 'react';
import type { PackageFacets } from '../../../contracts/packages.ts';
import { formatCount } from '../../../core/counts.ts';
import { packages } from '../../../words/en/site/packages.ts';
import { useLocalPath } from '../../navigation/language.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { FilterIcon } from '../../ui/shop-icons.tsx';
import { type ListFilters, readFilters } from './filter-address.ts';
import { wordDuration } from './filter-words.ts';
import styles from './package-search.module.css';
import { wordCategory } from './package-words.ts';
import { PriceFilter } from './price-filter.tsx';

/** The form's id, for its fields elsewhere on the page. */
export const SEARCH_FORM = 'package-search';

type Change = (change: Partial<ListFilters>, typed?: 'typed') => void;
type Bucket = PackageFacets['categories'][number];

interface PackageSearchProps {
  filters: ListFilters;
  /** Null until the first answer. */
  facets: PackageFacets | null;
  /** Number of matching packages; null until it is known. */
  total: number | null;
  onChange: Change;
}

/** The search panel: a plain form with its own address; with scripts, every change applies at once. */
export function PackageSearch({ filters, facets, total, onChange }: PackageSearchProps) {
  const localPath = useLocalPath();
  const [open, setOpen] = useState(false);
  const [clears, setClears] = useState(0);
  const panelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const active =
    filters.categories.length + (filters.minPrice || filters.maxPrice ? 1 : 0) + (filters.duration ? 1 : 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onChange({ ...readFilters(new URLSearchParams(fields)), page: 1 });
    setOpen(false);
  };
  const showResults = () => {
    setOpen(false);
    // Folding the panel shortens the page; the results begin below the form.
    form.current?.scrollIntoView();
  };
  return (
    <search>
      <form
        ref={form}
        id={SEARCH_FORM}
        action={localPath('/packages')}
        method="get"
        className={styles.search}
        onSubmit={submit}
      >
        {/* "Clear" also discards typed text that is not applied yet. */}
        <SearchBox
          key={`text ${clears}`}
          label={packages.search}
          value={filters.search}
          onSearch={(search) => onChange({ search }, 'typed')}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon /> {packages.filters({ active })}
        </button>
        <div id={panelId} className={styles.panel} data-open={open || undefined}>
          <CategoryFilter chosen={filters.categories} buckets={facets?.categories ?? null} onChange={onChange} />
          <PriceFilter key={`price ${clears}`} filters={filters} buckets={facets?.prices ?? []} onChange={onChange} />
          <DurationFilter chosen={filters.duration} buckets={facets?.durations ?? null} onChange={onChange} />
          <div className={styles.acts}>
            <Button type="submit" look="action" className={styles.apply ?? ''}>
              {packages.show}
            </Button>
            <Button type="button" look="action" className={styles.done ?? ''} onClick={showResults}>
              {total === null ? packages.show : packages.showCount({ count: total })}
            </Button>
            <Link to="/packages" preventScrollReset className={styles.clear} onClick={() => setClears(clears + 1)}>
              {packages.clear}
            </Link>
          </div>
        </div>
      </form>
    </search>
  );
}

/** Keeps ticked choices in the list even without matches; otherwise they could not be unticked. */
function withChosen(buckets: readonly Bucket[], chosen: readonly string[]): readonly Omit<Bucket, 'label'>[] {
  const missing = chosen.filter((value) => !buckets.some((bucket) => bucket.value === value));
  return [...buckets, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Returns true when all matching packages share one value: choosing it would change nothing. */
const isNoChoice = (buckets: readonly Bucket[] | null, chosen: string | readonly string[]): boolean =>
  buckets !== null && buckets.length < 2 && chosen.length === 0;

interface FacetProps<Chosen> {
  chosen: Chosen;
  buckets: readonly Bucket[] | null;
  onChange: Change;
}

function CategoryFilter({ chosen, buckets, onChange }: FacetProps<readonly string[]>) {
  if (isNoChoice(buckets, chosen)) return null;
  const toggle = (value: string, on: boolean) =>
    onChange({ categories: on ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{packages.category}</legend>
      {buckets === null && <div className={styles.waiting} aria-hidden="true" />}
      <div className={styles.choices}>
        {withChosen(buckets ?? [], chosen).map(({ value, count }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              name="category"
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <Passage text={wordCategory(value)} /> <span className={styles.count}>{formatCount(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DurationFilter({ chosen, buckets, onChange }: FacetProps<string>) {
  const choices = withChosen(buckets ?? [], chosen ? [chosen] : []);
  if (choices.length === 0 || isNoChoice(buckets, chosen)) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{packages.duration}</legend>
      {[{ value: '', count: null }, ...choices].map(({ value, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="duration"
            value={value}
            checked={chosen === value}
            onChange={() => onChange({ duration: value })}
          />
          {value === '' ? packages.anyDuration : wordDuration(value)}{' '}
          {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
