import { packages as words } from '../../../words/en/site/packages.ts';
import { Link } from '../../navigation/link.tsx';
import { ArrivingList } from '../../ui/arriving-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { useArriving } from '../../ui/use-arriving.ts';
import { filterAddress, type ListFilters, type PackageSort, readFilters, SORTS } from './filter-address.ts';
import { activeFilters } from './filter-words.ts';
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
          {words.list}
        </h2>
        <div className={styles.head}>
          <Summary list={list} />
          <SortField sort={filters.sort} onChange={(sort) => apply({ sort })} />
        </div>
        <ActiveFilters filters={filters} />
        <ArrivingList
          label={words.list}
          loading={words.loading}
          notLoaded={words.notLoaded}
          latest={latest}
          pending={pending}
          onRetry={onRetry}
          itemsOf={({ packages }) => packages}
          card={(trip, isFirst) => <PackageCard package={trip} first={isFirst} />}
          addressOf={(page) => filterAddress({ ...filters, page })}
          skeleton={{ count: PAGE_SIZE, className: styles.skeleton }}
          empty={{
            title: words.nothingTitle,
            text: words.nothing,
            way: (
              <ButtonLink to="/packages" preventScrollReset>
                {words.clearAll}
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
          {words.showing({ shown: list.packages.length, total: list.total })}
          <span className={styles.page}>{words.pageOf({ page: list.page, pages: list.totalPages })}</span>
        </>
      )}
      {list?.packages.length === 0 && <span className="visually-hidden">{words.nothingTitle}</span>}
    </p>
  );
}

function SortField({ sort, onChange }: { sort: PackageSort; onChange: (sort: PackageSort) => void }) {
  return (
    <label className={styles.sort}>
      {words.sortBy}
      <select
        form={SEARCH_FORM}
        name="sort"
        value={sort}
        onChange={(event) => onChange(event.target.value as PackageSort)}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {words.sorts[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ActiveFilters({ filters }: { filters: ListFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={words.activeFilters}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={filterAddress(without)}
            preventScrollReset
            className={styles.filter}
            aria-label={words.remove({ filter: label })}
          >
            {label} <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
