import { formatCount } from '../../../core/counts.ts';

const packagesOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'package' : 'packages'}`;
const days = (count: string): string => (count === '1' ? '1 day' : `${count} days`);

/** The list of packages and its filters. */
export const packages = {
  title: 'Travel Packages',
  lead: ({ agency }: { agency: string }) =>
    `Trips that ${agency} runs itself: a fixed price, a plan for every day, and a team that answers when you call.`,
  pageTitle: ({ category, page }: { category: string | undefined; page: number }) =>
    `${category ? `${category}: travel packages` : 'Travel Packages'}${page > 1 ? `, page ${page}` : ''}`,
  pageDescription:
    'Trips through India at a fixed price, day by day: what is included, what is not, and a call back within 24 hours.',
  notLoaded: 'Failed to fetch packages',
  list: 'Packages',
  loading: 'Loading packages',
  nothingTitle: 'No packages found',
  nothing: 'Try adjusting your filters or search terms',
  clearAll: 'Clear all filters',
  showing: ({ shown, total }: { shown: number; total: number }) =>
    `Showing ${formatCount(shown)} of ${formatCount(total)} total ${total === 1 ? 'package' : 'packages'}`,
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  sortBy: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    duration: 'Duration: short to long',
    newest: 'Newest first',
  },
  activeFilters: 'Active filters',
  remove: ({ filter }: { filter: string }) => `Remove ${filter}`,
  fromPrice: ({ price }: { price: string }) => `From ${price}`,
  upToPrice: ({ price }: { price: string }) => `Up to ${price}`,
  underPrice: ({ price }: { price: string }) => `Under ${price}`,
  betweenPrices: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  priceAndMore: ({ price }: { price: string }) => `${price} and more`,
  /** Numbers of days as in the address. */
  exactDays: ({ count }: { count: string }) => days(count),
  upToDays: ({ count }: { count: string }) => `Up to ${days(count)}`,
  betweenDays: ({ from, to }: { from: string; to: string }) => `${from} to ${days(to)}`,
  daysAndMore: ({ count }: { count: string }) => `${days(count)} and more`,
  search: 'Search packages',
  filters: ({ active }: { active: number }) => (active > 0 ? `Filters (${active})` : 'Filters'),
  show: 'Show packages',
  showCount: ({ count }: { count: number }) => `Show ${packagesOf(count)}`,
  clear: 'Clear',
  category: 'Category',
  duration: 'Duration',
  anyDuration: 'Any',
  price: 'Price',
  minPrice: 'Min price',
  maxPrice: 'Max price',
  minPriceInRupees: 'Min price in rupees',
  maxPriceInRupees: 'Max price in rupees',
  reversedPrices: 'The min price is above the max price.',
} as const;
