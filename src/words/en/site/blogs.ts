import { formatCount } from '../../../core/counts.ts';

/** The list of posts, and what a post's card says. */
export const blogs = {
  title: 'Travel Blog',
  lead: ({ brand }: { brand: string }) =>
    `Routes, seasons and honest costs: what ${brand} learns on the road, shared with the next traveller.`,
  pageTitle: ({ category, page }: { category: string; page: number }) =>
    `${category ? `${category}: travel blog` : 'Travel Blog'}${page > 1 ? `, page ${page}` : ''}`,
  pageDescription:
    'Routes we know, what a day in a place really costs, and which early trains are worth it: stories and guides for travellers in India.',
  feed: ({ brand }: { brand: string }) => `${brand}: travel blog`,
  back: 'Back to home',
  search: 'Search posts',
  list: 'Posts',
  loading: 'Loading posts',
  notLoaded: 'Failed to fetch blogs',
  nothingTitle: 'No blogs found',
  nothing: 'Try adjusting your search or filter criteria',
  showAll: 'Show all posts',
  categoryList: 'Categories',
  all: 'All posts',
  showing: ({ shown, total, page, pages }: { shown: number; total: number; page: number; pages: number }) =>
    `Showing ${formatCount(shown)} of ${formatCount(total)} ${total === 1 ? 'post' : 'posts'}${
      pages > 1 ? ` · page ${page} of ${pages}` : ''
    }`,
  readTime: ({ minutes }: { minutes: number }) => `${minutes} min read`,
  views: ({ count }: { count: number }) => `${formatCount(count)} ${count === 1 ? 'view' : 'views'}`,
  categories: {
    'Travel Tips': 'Travel Tips',
    'Destination Guides': 'Destination Guides',
    'Travel Stories': 'Travel Stories',
    'Travel News': 'Travel News',
    'Travel Deals': 'Travel Deals',
    Other: 'Other',
  },
} as const;
