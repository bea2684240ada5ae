import { data, type MetaDescriptor, useRevalidator } from 'react-router';
import { apiContext, browserApi } from '../api/browser-api.ts';
import { readyOf } from '../api/load-failure.ts';
import { useSite } from '../site/frame/site-context.ts';
import { filterAddress, isListed, readFilters } from '../site/packages/filter-address.ts';
import { type ListResult, loadPackages } from '../site/packages/load-packages.ts';
import { PackageBrowser } from '../site/packages/package-browser.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/packages';
import { describePage, turningLinks } from './page-meta.ts';

interface PackagesData {
  readonly result: ListResult | Promise<ListResult>;
}

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const result = await loadPackages(context.get(apiContext), readFilters(url.searchParams));
  const given: PackagesData = { result };
  return data(given, { status: result.kind === 'failed' ? result.status : 200 });
};

/** Shows the page at once when coming from another page or filter; the packages follow. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs): PackagesData => ({
  result: loadPackages(browserApi, readFilters(url.searchParams)),
});

export function meta({ matches, location, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const filters = readFilters(new URLSearchParams(location.search));
  const { categories, page } = filters;
  const [category] = categories.length === 1 ? categories : [];
  const list = loaderData ? readyOf(loaderData.result)?.list : null;
  const hidden = !isListed(filters) || list?.packages.length === 0;
  return [
    ...describePage(matches, {
      title: `${category ? `${category}: travel packages` : 'Travel Packages'}${page > 1 ? `, page ${page}` : ''}`,
      description:
        'Trips through India at a fixed price, day by day: what is included, what is not, and a call back within 24 hours.',
      path: filterAddress(filters),
      hidden,
    }),
    ...(list && !hidden ? turningLinks(matches, list, (to) => filterAddress({ ...filters, page: to })) : []),
  ];
}

/** Lists every package that can be booked. */
export default function Packages({ loaderData }: Route.ComponentProps) {
  const { agency } = useSite();
  const { revalidate } = useRevalidator();
  return (
    <main>
      <PageHead title="Travel Packages">
        Trips that {agency} runs itself: a fixed price, a plan for every day, and a team that answers when you call.
      </PageHead>
      <PackageBrowser result={loaderData.result} onRetry={() => void revalidate()} />
    </main>
  );
}
