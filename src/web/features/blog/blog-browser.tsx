import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { useArriving } from '../../ui/use-arriving.ts';
import { type BlogFilters, blogListAddress, readBlogFilters } from './blog-address.ts';
import styles from './blog-browser.module.css';
import { BlogGrid, BlogGridSkeleton } from './blog-grid.tsx';
import type { BlogListResult } from './load-blogs.ts';

type List = Extract<BlogListResult, { kind: 'ready' }>['list'];

/** Spec §9: page size of the list. */
const PAGE_SIZE = 9;

interface BlogBrowserProps {
  result: BlogListResult | Promise<BlogListResult>;
  /** Asks for the same list once more. */
  onRetry: () => void;
}

/** Search, categories and the posts that they leave. */
export function BlogBrowser({ result, onRetry }: BlogBrowserProps) {
  const { latest, pending } = useArriving(result);
  const { filters, apply } = useAddressFilters(readBlogFilters, blogListAddress);
  const ready = latest?.kind === 'ready' ? latest : null;
  return (
    <div className={`page ${styles.browser}`}>
      <Link to="/" className={styles.back}>
        <ArrowLeftIcon /> Back to home
      </Link>
      <BlogSearch filters={filters} onSearch={(search, typed) => apply({ search }, typed)} />
      <Categories filters={filters} categories={ready?.categories ?? (latest ? [] : null)} />
      <section className={styles.results} aria-labelledby="posts-title">
        <h2 id="posts-title" className="visually-hidden">
          Posts
        </h2>
        <Summary list={ready?.list ?? null} />
        {latest === null && <Waiting />}
        {latest?.kind === 'failed' && <Failed message={latest.message} pending={pending} onRetry={onRetry} />}
        {ready && <Found list={ready.list} filters={filters} pending={pending} />}
      </section>
    </div>
  );
}

interface BlogSearchProps {
  filters: BlogFilters;
  onSearch: (text: string, typed?: 'typed') => void;
}

/** A plain form of the list's own address; where scripts run, it is asked while one types. */
function BlogSearch({ filters, onSearch }: BlogSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search>
      <form action="/blog" method="get" className={styles.search} onSubmit={submit}>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <SearchBox label="Search posts" value={filters.search} onSearch={(search) => onSearch(search, 'typed')} />
      </form>
    </search>
  );
}

/** Links, so that each category has its address. `categories` is null until they are known. */
function Categories({ filters, categories }: { filters: BlogFilters; categories: readonly string[] | null }) {
  const { search, category } = filters;
  // The chosen one stays in the row when nothing is left of it, or it could not be taken off.
  const known = categories ?? [];
  const shown = category === '' || known.includes(category) ? known : [...known, category];
  if (categories !== null && shown.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className={styles.categories}>
        {['', ...shown].map((name) => (
          <li key={name}>
            <Link
              to={blogListAddress({ search, category: name })}
              preventScrollReset
              className={styles.category}
              aria-current={name === category ? 'true' : undefined}
            >
              {name || 'All posts'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many are shown of how many; read out when it changes. */
function Summary({ list }: { list: List | null }) {
  return (
    <p role="status" className={styles.summary}>
      {list && list.blogs.length > 0 && (
        <>
          Showing {formatCount(list.blogs.length)} of {countOf(list.total, 'post')}
          {list.totalPages > 1 && ` · page ${list.page} of ${list.totalPages}`}
        </>
      )}
      {list?.blogs.length === 0 && <span className="visually-hidden">No blogs found</span>}
    </p>
  );
}

function Found({ list, filters, pending }: { list: List; filters: BlogFilters; pending: boolean }) {
  if (list.blogs.length === 0) return <Nothing list={list} filters={filters} />;
  return (
    <>
      <BlogGrid blogs={list.blogs} pending={pending} />
      <Pager
        label="Posts"
        page={list.page}
        totalPages={list.totalPages}
        addressOf={(page) => blogListAddress({ ...filters, page })}
      />
    </>
  );
}

const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">Loading posts</span>
    <BlogGridSkeleton count={PAGE_SIZE} />
  </div>
);

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

/** No post fits; or this page lies beyond the last one. */
function Nothing({ list, filters }: { list: List; filters: BlogFilters }) {
  const beyond = list.total > 0;
  return (
    <EmptyState title="No blogs found">
      <p>
        {beyond
          ? `There is no page ${filters.page}: the list ends at page ${list.totalPages}.`
          : 'Try adjusting your search or filter criteria'}
      </p>
      {beyond ? (
        <ButtonLink to={blogListAddress({ ...filters, page: list.totalPages })}>To the last page</ButtonLink>
      ) : (
        // Where nothing was asked for there is nothing more to show.
        blogListAddress(filters) !== '/blog' && (
          <ButtonLink to="/blog" preventScrollReset>
            Show all posts
          </ButtonLink>
        )
      )}
    </EmptyState>
  );
}
