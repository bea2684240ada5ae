import { blogs } from '../../words/en/site/blogs.ts';
import { readyOf } from '../api/load-failure.ts';
import { useNavigator } from '../navigation/navigation.ts';
import { blogListAddress, readBlogFilters } from '../site/blogs/blog-address.ts';
import { BlogBrowser } from '../site/blogs/blog-browser.tsx';
import { wordPostCategory } from '../site/blogs/blog-words.ts';
import { type BlogListResult, loadBlogs } from '../site/blogs/load-blogs.ts';
import { useSite } from '../site/frame/site-context.ts';
import { type HeadArgs, type HeadEntry, type Page, type ScreenProps, Unfinished } from '../site-router/page-module.ts';
import { PageHead } from '../ui/page-head.tsx';
import { describePage, feedLink, turningLinks } from './page-meta.ts';

interface BlogData {
  readonly result: BlogListResult | Promise<BlogListResult>;
}

function describe({ site, location, data }: HeadArgs<BlogData>): HeadEntry[] {
  const filters = readBlogFilters(new URLSearchParams(location.search));
  const { search, category, page } = filters;
  const list = readyOf(data.result)?.list;
  // Filtered lists are endless in number; empty pages have no content to index.
  const hidden = search !== '' || list?.blogs.length === 0;
  return [
    ...describePage(site, {
      title: blogs.pageTitle({ category: wordPostCategory(category), page }),
      description: blogs.pageDescription,
      path: blogListAddress(filters),
      hidden,
      inAllLanguages: true,
    }),
    feedLink(blogs.feed(site)),
    ...(list && !hidden ? turningLinks(site, list, (to) => blogListAddress({ ...filters, page: to })) : []),
  ];
}

/** Shows stories and guides, the newest first. */
function Blog({ data }: ScreenProps<BlogData>) {
  const { brand } = useSite();
  const { reload } = useNavigator();
  return (
    <main>
      <PageHead title={blogs.title}>{blogs.lead({ brand })}</PageHead>
      <BlogBrowser result={data.result} onRetry={() => void reload()} />
    </main>
  );
}

export const page: Page<BlogData> = {
  async load({ api, url, language }) {
    const result = await loadBlogs(api, readBlogFilters(url.searchParams), language);
    return result.kind === 'failed' ? new Unfinished({ result }, result.status) : { result };
  },

  /** Shows the page at once when coming from another page or filter; its list follows. */
  loadInBrowser: ({ api, url, language }) => ({ result: loadBlogs(api, readBlogFilters(url.searchParams), language) }),

  head: describe,
  Screen: Blog,
};
