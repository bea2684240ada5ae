import { BLOG_STATES } from '../../../core/blogs/blog-options.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import { BlogGrid } from '../../office/blogs/blog-grid.client.tsx';
import { asked, readCardQuery } from '../../office/ui/card-grid/card-query.ts';
import type { Route } from './+types/blogs';
import { GridNotice } from './grid-notice.tsx';
import { loadGrid } from './load-grid.ts';
import { sectionMeta } from './section-meta.ts';

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = readCardQuery(url.searchParams, BLOG_STATES);
  const read = () => adminApi('GET /api/blogs/admin/all', { query: asked(query) });
  const data = await loadGrid(url, read, blogs.readFailed);
  return data instanceof Response ? data : { query, ...data };
}

export const meta: Route.MetaFunction = (page) => sectionMeta(blogs.pageTitle)(page);

export default function Blogs({ loaderData: { demo, ...grid } }: Route.ComponentProps) {
  return <BlogGrid {...grid} notice={<GridNotice demo={demo} />} />;
}
