import { placeImports } from '../../../words/en/office/place-imports.ts';
import { loadCandidates } from '../../office/places/load-places.ts';
import { OpenDataScreen } from '../../office/places/open-data-screen.client.tsx';
import type { Route } from './+types/open-data';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(placeImports.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadCandidates);

export default function OpenData({ loaderData }: Route.ComponentProps) {
  return loaderData && <OpenDataScreen {...loaderData} />;
}
