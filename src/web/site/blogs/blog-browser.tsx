import type { FormEvent } from 'react';
import { blogs as words } from '../../../words/en/site/blogs.ts';
import { useLocalPath } from '../../navigation/language.ts';
import { Link } from '../../navigation/link.tsx';
import { ArrivingList } from '../../ui/arriving-list.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { useArriving } from '../../ui/use-arriving.ts';
import { type BlogFilters, blogListAddress, readBlogFilters } from './blog-address.ts';
import styles from './blog-browser.module.css';
import { BlogCard } from './blog-card.tsx';
import { wordPostCategory } from './blog-words.ts';
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
      <BackLink to="/">{words.back}</BackLink>
      <BlogSearch filters={filters} onSearch={(search, typed) => apply({ search }, typed)} />
      <Categories filters={filters} categories={ready?.categories ?? (latest ? [] : null)} />
      <section className={styles.results} aria-labelledby="posts-title">
        <h2 id="posts-title" className="visually-hidden">
          {words.list}
        </h2>
        <Summary list={ready?.list ?? null} />
        <ArrivingList
          label={words.list}
          loading={words.loading}
          notLoaded={words.notLoaded}
          latest={latest}
          pending={pending}
          onRetry={onRetry}
          itemsOf={({ blogs }) => blogs}
          card={(blog, isFirst) => <BlogCard blog={blog} first={isFirst} />}
          addressOf={(page) => blogListAddress({ ...filters, page })}
          skeleton={{ count: PAGE_SIZE, className: styles.skeleton }}
          empty={{
            title: words.nothingTitle,
            text: words.nothing,
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
  const localPath = useLocalPath();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search>
      <form action={localPath('/blog')} method="get" className={styles.search} onSubmit={submit}>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <SearchBox label={words.search} value={filters.search} onSearch={(search) => onSearch(search, 'typed')} />
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
    <nav aria-label={words.categoryList}>
      <ul className={styles.categories}>
        {['', ...shown].map((name) => (
          <li key={name}>
            <Link
              to={blogListAddress({ search, category: name })}
              preventScrollReset
              className={styles.category}
              aria-current={name === category ? 'true' : undefined}
            >
              <Passage text={name === '' ? words.all : wordPostCategory(name)} />
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
      {list &&
        list.blogs.length > 0 &&
        words.showing({ shown: list.blogs.length, total: list.total, page: list.page, pages: list.totalPages })}
      {list?.blogs.length === 0 && <span className="visually-hidden">{words.nothingTitle}</span>}
    </p>
  );
}

/** Links to all posts; renders nothing without filters, where all are listed already. */
const AllPosts = ({ filters }: { filters: BlogFilters }) =>
  blogListAddress(filters) !== '/blog' && (
    <ButtonLink to="/blog" preventScrollReset>
      {words.showAll}
    </ButtonLink>
  );
