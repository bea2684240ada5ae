/** The filters of the post list, as in the address; empty text for an unset one. */
export interface BlogFilters {
  readonly search: string;
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** Returns the filters in an address. */
export function readBlogFilters(query: URLSearchParams): BlogFilters {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    search: text('search'),
    category: text('category'),
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

/** Returns the API query; leaves out unset filters. */
export const blogQueryOf = ({ search, category, page }: BlogFilters) => ({
  ...(search && { search }),
  ...(category && { category }),
  ...(page > 1 && { page }),
});

/** Returns the one canonical address of a list of posts. */
export function blogListAddress(filters: Partial<BlogFilters>): string {
  const query = new URLSearchParams();
  const asked = blogQueryOf({ search: '', category: '', page: 1, ...filters });
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
