import { places } from '../../../words/en/office/places.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { loadPlace } from '../../office/places/load-places.ts';
import { PlaceScreen } from '../../office/places/place-screen.client.tsx';
import type { Route } from './+types/place';
import { useAdminScreen } from './admin-screen.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(places.pageTitle)(page);

export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  whenSignedIn(() => loadPlace(id, signal));

export default function Place({ loaderData }: Route.ComponentProps) {
  const { site } = useAdminScreen();
  return loaderData && <PlaceScreen key={loaderData.place?.id} place={loaderData.place} maps={site.map} />;
}
