import { PACKAGE_STATES } from '../../../core/packages/package-options.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import { PackageGrid } from '../../office/packages/package-grid.client.tsx';
import { asked, readCardQuery } from '../../office/ui/card-grid/card-query.ts';
import type { Route } from './+types/packages';
import { GridNotice } from './grid-notice.tsx';
import { loadGrid } from './load-grid.ts';
import { sectionMeta } from './section-meta.ts';

const queryOf = (url: URL) => readCardQuery(url.searchParams, PACKAGE_STATES);

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = queryOf(url);
  const read = () => adminApi('GET /api/packages/admin/all', { query: asked(query) });
  const data = await loadGrid(url, read, packages.readFailed);
  return data instanceof Response ? data : { query, ...data };
}

export const meta: Route.MetaFunction = (page) => sectionMeta(packages.pageTitle)(page);

export default function Packages({ loaderData: { demo, ...grid } }: Route.ComponentProps) {
  return <PackageGrid {...grid} notice={<GridNotice demo={demo} />} />;
}
