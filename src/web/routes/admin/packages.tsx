import { type MetaDescriptor, redirect, useRevalidator } from 'react-router';
import type { DemoCounts } from '../../../contracts/admin.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi, whenSignedIn, wordsOf } from '../../admin-api.ts';
import { PackageGrid } from '../../features/package-admin/package-grid.client.tsx';
import { PACKAGES_A_PAGE, readPackageQuery } from '../../features/package-admin/package-query.ts';
import { lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/packages';
import { useAdminScreen } from './admin-screen.ts';
import { describeSection } from './section-meta.ts';

interface GridData {
  readonly list: ApiAnswer<'GET /api/packages/admin/all'> | null;
  readonly failure: string;
  readonly demo: DemoCounts | null;
}

const NOTHING: GridData = { list: null, failure: '', demo: null };

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = readPackageQuery(url.searchParams);
  const { search, status, page } = query;
  const read = (): Promise<GridData['list']> =>
    adminApi('GET /api/packages/admin/all', {
      query: { search, ...(status && { status }), page, limit: PACKAGES_A_PAGE },
    });
  // The notice is worth having, but not worth an error.
  const demo = whenSignedIn(() => adminApi('GET /api/admin/demo')).catch(() => null);
  try {
    const list = await whenSignedIn(read);
    // A page that the list has no more, as after its last card was deleted, is its last one.
    const last = lastPageAddress(url, list?.totalPages ?? 0);
    return last ? redirect(last) : { query, ...NOTHING, list, demo: await demo };
  } catch (error) {
    return { query, ...NOTHING, failure: wordsOf(error, 'Failed to fetch packages'), demo: await demo };
  }
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Package Management');
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { refreshNotifications } = useAdminScreen();
  const { revalidate } = useRevalidator();
  const onDemoRemoved = () => {
    void revalidate();
    refreshNotifications();
  };
  return <PackageGrid {...loaderData} onDemoRemoved={onDemoRemoved} />;
}
