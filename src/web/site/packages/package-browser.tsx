import { formatRupees } from '../../../core/money.ts';
import { Link } from '../../navigation/link.tsx';
import { ArrivingList } from '../../ui/arriving-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/counted.ts';
import { CloseIcon } from '../../ui/icons.tsx';
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
import { PackageCard } from './package-card.tsx';
import { PackageSearch, SEARCH_FORM } from './package-search.tsx';

type List = Extract<ListResult, { kind: 'ready' }>['list'];

const PAGE_SIZE = 12;

interface PackageBrowserProps {
  result: ListResult | Promise<ListResult>;
  /** Loads the same list again. */
  onRetry: () => void;
}

/** Shows the search panel and its results. */
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
        <ArrivingList
          label="Packages"
          latest={latest}
          pending={pending}
          onRetry={onRetry}
          itemsOf={({ packages }) => packages}
          card={(trip, isFirst) => <PackageCard package={trip} first={isFirst} />}
          addressOf={(page) => filterAddress({ ...filters, page })}
          skeleton={{ count: PAGE_SIZE, className: styles.skeleton }}
          empty={{
            title: 'No packages found',
            text: 'Try adjusting your filters or search terms',
            way: (
              <ButtonLink to="/packages" preventScrollReset>
                Clear all filters
              </ButtonLink>
            ),
          }}
        />
      </section>
    </div>
  );
}

/** Shows how many packages of how many are listed; read out on change. */
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
    <ul className={styles.active} aria-label="Active filters">
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
