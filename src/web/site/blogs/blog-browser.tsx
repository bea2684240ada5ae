import type { FormEvent } from 'react';
import { Link } from '../../navigation/link.tsx';
import { ArrivingList } from '../../ui/arriving-list.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/counted.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { useArriving } from '../../ui/use-arriving.ts';
import { type BlogFilters, blogListAddress, readBlogFilters } from './blog-address.ts';
import styles from './blog-browser.module.css';
import { BlogCard } from './blog-card.tsx';
import type { BlogListResult } from './load-blogs.ts';

type List = Extract<BlogListResult, { kind: 'ready' }>['list'];

const PAGE_SIZE = 9;

interface BlogBrowserProps {
  result: BlogListResult | Promise<BlogListResult>;
  /** Loads the same list again. */
  onRetry: () => void;
}

/** Shows search, categories and the matching posts. */
export function BlogBrowser({ result, onRetry }: BlogBrowserProps) {
  const { latest, pending } = useArriving(result);
  const { filters, apply } = useAddressFilters(readBlogFilters, blogListAddress);
  const ready = latest?.kind === 'ready' ? latest : null;
  return (
    <div className={`page ${styles.browser}`}>
      <BackLink to="/">Back to home</BackLink>
      <BlogSearch filters={filters} onSearch={(search, typed) => apply({ search }, typed)} />
      <Categories filters={filters} categories={ready?.categories ?? (latest ? [] : null)} />
      <section className={styles.results} aria-labelledby="posts-title">
        <h2 id="posts-title" className="visually-hidden">
          Posts
        </h2>
        <Summary list={ready?.list ?? null} />
        <ArrivingList
          label="Posts"
          latest={latest}
          pending={pending}
          onRetry={onRetry}
          itemsOf={({ blogs }) => blogs}
          card={(blog, isFirst) => <BlogCard blog={blog} first={isFirst} />}
          addressOf={(page) => blogListAddress({ ...filters, page })}
          skeleton={{ count: PAGE_SIZE, className: styles.skeleton }}
          empty={{
            title: 'No blogs found',
            text: 'Try adjusting your search or filter criteria',
            way: <AllPosts filters={filters} />,
          }}
        />
      </section>
    </div>
  );
}

interface BlogSearchProps {
  filters: BlogFilters;
  onSearch: (text: string, typed?: 'typed') => void;
}

/** A plain form with the list's own address; with scripts, it searches while the visitor types. */
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

/** Shows the categories as links, so that each has its own address. `categories` is null until they are known. */
function Categories({ filters, categories }: { filters: BlogFilters; categories: readonly string[] | null }) {
  const { search, category } = filters;
  // Keeps the chosen category in the row even without matches; otherwise it could not be deselected.
  const known = categories ?? [];
  const shown = category === '' || known.includes(category) ? known : [...known, category];
  // "All posts" beside a single category would be two names for the same list.
  if (categories !== null && shown.length < 2 && category === '') return null;
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

/** Shows how many posts of how many are listed; read out on change. */
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

/** Links to all posts; renders nothing without filters, where all are listed already. */
const AllPosts = ({ filters }: { filters: BlogFilters }) =>
  blogListAddress(filters) !== '/blog' && (
    <ButtonLink to="/blog" preventScrollReset>
      Show all posts
    </ButtonLink>
  );
