import { places } from '../../../words/en/office/places.ts';
import { loadPlaces } from '../../office/places/load-places.ts';
import { PlacesScreen } from '../../office/places/places-screen.client.tsx';
import type { Route } from './+types/places';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(places.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadPlaces);

export default function Places({ loaderData }: Route.ComponentProps) {
  return loaderData && <PlacesScreen {...loaderData} />;
}
