import { packages } from '../../words/en/site/packages.ts';
import { readyOf } from '../api/load-failure.ts';
import { useNavigator } from '../navigation/navigation.ts';
import { useSite } from '../site/frame/site-context.ts';
import { filterAddress, isListed, readFilters } from '../site/packages/filter-address.ts';
import { type ListResult, loadPackages } from '../site/packages/load-packages.ts';
import { PackageBrowser } from '../site/packages/package-browser.tsx';
import { wordCategory } from '../site/packages/package-words.ts';
import { type HeadArgs, type HeadEntry, type Page, type ScreenProps, Unfinished } from '../site-router/page-module.ts';
import { PageHead } from '../ui/page-head.tsx';
import { describePage, turningLinks } from './page-meta.ts';

interface PackagesData {
  readonly result: ListResult | Promise<ListResult>;
}

function describe({ site, location, data }: HeadArgs<PackagesData>): HeadEntry[] {
  const filters = readFilters(new URLSearchParams(location.search));
  const { categories, page } = filters;
  const [category] = categories.length === 1 ? categories : [];
  const list = readyOf(data.result)?.list;
  const hidden = !isListed(filters) || list?.packages.length === 0;
  return [
    ...describePage(site, {
      title: packages.pageTitle({ category: category === undefined ? undefined : wordCategory(category), page }),
      description: packages.pageDescription,
      path: filterAddress(filters),
      hidden,
      inAllLanguages: true,
    }),
    ...(list && !hidden ? turningLinks(site, list, (to) => filterAddress({ ...filters, page: to })) : []),
  ];
}

/** Lists every package that can be booked. */
function Packages({ data }: ScreenProps<PackagesData>) {
  const { agency } = useSite();
  const { reload } = useNavigator();
  return (
    <main>
      <PageHead title={packages.title}>{packages.lead({ agency })}</PageHead>
      <PackageBrowser result={data.result} onRetry={() => void reload()} />
    </main>
  );
}

export const page: Page<PackagesData> = {
  async load({ api, url, language }) {
    const result = await loadPackages(api, readFilters(url.searchParams), language);
    return result.kind === 'failed' ? new Unfinished({ result }, result.status) : { result };
  },

  /** Shows the page at once when coming from another page or filter; its list follows. */
  loadInBrowser: ({ api, url, language }) => ({ result: loadPackages(api, readFilters(url.searchParams), language) }),

  head: describe,
  Screen: Packages,
};
