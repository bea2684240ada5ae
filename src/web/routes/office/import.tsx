import { imports } from '../../../words/en/office/imports.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { ImportScreen } from '../../office/imports/import-screen.client.tsx';
import { loadImports } from '../../office/imports/load-imports.ts';
import type { Route } from './+types/import';
import { sectionMeta } from './section-meta.ts';

const nounAt = (pathname: string) => (pathname.startsWith('/admin/leads') ? 'lead' : 'booking');

export const meta: Route.MetaFunction = (page) => sectionMeta(imports.titles[nounAt(page.location.pathname)])(page);

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  whenSignedIn(() => loadImports(nounAt(new URL(request.url).pathname), id, request.signal));

export default function Import({ loaderData, params: { id } }: Route.ComponentProps) {
  return loaderData && <ImportScreen key={`${loaderData.noun} ${id ?? ''}`} {...loaderData} />;
}
