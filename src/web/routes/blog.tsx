import { data, type MetaDescriptor, useRevalidator } from 'react-router';
import { apiContext, browserApi } from '../api/browser-api.ts';
import { readyOf } from '../api/load-failure.ts';
import { blogListAddress, readBlogFilters } from '../site/blogs/blog-address.ts';
import { BlogBrowser } from '../site/blogs/blog-browser.tsx';
import { type BlogListResult, loadBlogs } from '../site/blogs/load-blogs.ts';
import { useSite } from '../site/frame/site-context.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/blog';
import { brandOf, describePage, feedLink, turningLinks } from './page-meta.ts';

interface BlogData {
  readonly result: BlogListResult | Promise<BlogListResult>;
}

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const result = await loadBlogs(context.get(apiContext), readBlogFilters(url.searchParams));
  const given: BlogData = { result };
  return data(given, { status: result.kind === 'failed' ? result.status : 200 });
};

/** Shows the page at once when coming from another page or filter; the posts follow. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs): BlogData => ({
  result: loadBlogs(browserApi, readBlogFilters(url.searchParams)),
});

export function meta({ matches, location, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const filters = readBlogFilters(new URLSearchParams(location.search));
  const { search, category, page } = filters;
  const list = loaderData ? readyOf(loaderData.result)?.list : null;
  // Filtered lists are endless in number; empty pages have no content to index.
  const hidden = search !== '' || list?.blogs.length === 0;
  return [
    ...describePage(matches, {
      title: `${category ? `${category}: travel blog` : 'Travel Blog'}${page > 1 ? `, page ${page}` : ''}`,
      description:
        'Routes we know, what a day in a place really costs, and which early trains are worth it: stories and guides for travellers in India.',
      path: blogListAddress(filters),
      hidden,
    }),
    feedLink(brandOf(matches)),
    ...(list && !hidden ? turningLinks(matches, list, (to) => blogListAddress({ ...filters, page: to })) : []),
  ];
}

/** Shows stories and guides, the newest first. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { brand } = useSite();
  const { revalidate } = useRevalidator();
  return (
    <main>
      <PageHead title="Travel Blog">
        Routes, seasons and honest costs: what {brand} learns on the road, shared with the next traveller.
      </PageHead>
      <BlogBrowser result={loaderData.result} onRetry={() => void revalidate()} />
    </main>
  );
}
