import { Link } from 'react-router';
import { formatRupees } from '../../../core/money.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { useArriving } from '../../ui/use-arriving.ts';
import {
  activeFilters,
  filterAddress,
  type ListFilters,
  type PackageSort,
  readFilters,
  SORT_LABELS,
} from './filter-address.ts';
import type { ListResult } from './load-packages.ts';
import styles from './package-browser.module.css';
import { GridSkeleton, PackageGrid } from './package-grid.tsx';
import { PackageSearch, SEARCH_FORM } from './package-search.tsx';

type List = Extract<ListResult, { kind: 'ready' }>['list'];

/** Spec §9: page size of the list. */
const PAGE_SIZE = 12;

interface PackageBrowserProps {
  result: ListResult | Promise<ListResult>;
  /** Asks for the same list once more. */
  onRetry: () => void;
}

/** The search panel and what it finds. */
export function PackageBrowser({ result, onRetry }: PackageBrowserProps) {
  const { latest, pending } = useArriving(result);
  const { filters, apply } = useAddressFilters(readFilters, filterAddress);
  const list = latest?.kind === 'ready' ? latest.list : null;
  return (
    <div className={`page ${styles.browser}`}>
      <PackageSearch
        filters={filters}
        facets={list?.facets ?? (latest ? { categories: [], durations: [], prices: [] } : null)}
        total={list?.total ?? null}
        onChange={apply}
      />
      <section className={styles.results} aria-labelledby="results-title">
        <h2 id="results-title" className="visually-hidden">
          Packages
        </h2>
        <div className={styles.head}>
          <Summary list={list} />
          <SortField sort={filters.sort} onChange={(sort) => apply({ sort })} />
        </div>
        <ActiveFilters filters={filters} />
        {latest === null && <Waiting />}
        {latest?.kind === 'failed' && <Failed message={latest.message} pending={pending} onRetry={onRetry} />}
        {list && <Found list={list} filters={filters} pending={pending} />}
      </section>
    </div>
  );
}

function Found({ list, filters, pending }: { list: List; filters: ListFilters; pending: boolean }) {
  if (list.packages.length === 0) return <Nothing list={list} filters={filters} />;
  return (
    <>
      <PackageGrid packages={list.packages} pending={pending} />
      <Pager
        label="Packages"
        page={list.page}
        totalPages={list.totalPages}
        addressOf={(page) => filterAddress({ ...filters, page })}
      />
    </>
  );
}

/** How many are shown of how many; read out when it changes. */
function Summary({ list }: { list: List | null }) {
  return (
    <p role="status" className={styles.summary}>
      {list && list.packages.length > 0 && (
        <>
          Showing {formatCount(list.packages.length)} of {countOf(list.total, 'total package')}
          <span className={styles.page}>
            Page {list.page} of {list.totalPages}
          </span>
        </>
      )}
      {list?.packages.length === 0 && <span className="visually-hidden">No packages found</span>}
    </p>
  );
}

function SortField({ sort, onChange }: { sort: PackageSort; onChange: (sort: PackageSort) => void }) {
  return (
    <label className={styles.sort}>
      Sort by
      <select
        form={SEARCH_FORM}
        name="sort"
        value={sort}
        onChange={(event) => onChange(event.target.value as PackageSort)}
      >
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ActiveFilters({ filters }: { filters: ListFilters }) {
  const active = activeFilters(filters, formatRupees);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label="Filters in force">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={filterAddress(without)} preventScrollReset className={styles.filter}>
            <span className="visually-hidden">Remove </span>
            {label} <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading packages</span>
      <GridSkeleton count={PAGE_SIZE} />
    </div>
  );
}

function Failed({ message, pending, onRetry }: { message: string; pending: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="problem">{message}</Notice>
      <Button busy={pending} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** No package fits; or this page lies beyond the last one. */
function Nothing({ list, filters }: { list: List; filters: ListFilters }) {
  const beyond = list.total > 0;
  return (
    <EmptyState title="No packages found">
      <p>
        {beyond
          ? `There is no page ${filters.page}: the list ends at page ${list.totalPages}.`
          : 'Try adjusting your filters or search terms'}
      </p>
      {beyond ? (
        <ButtonLink to={filterAddress({ ...filters, page: list.totalPages })}>To the last page</ButtonLink>
      ) : (
        <ButtonLink to="/packages" preventScrollReset>
          Clear all filters
        </ButtonLink>
      )}
    </EmptyState>
  );
}
