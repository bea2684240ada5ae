import type { StateOnList } from '../../contracts/places.ts';
import { places } from '../../words/en/site/places.ts';
import { loadPlaces } from '../site/places/load-places.ts';
import { StatesList } from '../site/places/states-list.tsx';
import type { HeadArgs, HeadEntry, Page, ScreenProps } from '../site-router/page-module.ts';
import { PageHead } from '../ui/page-head.tsx';
import { describePage } from './page-meta.ts';

interface PlacesData {
  readonly states: readonly StateOnList[];
}

function describe({ site, data: { states } }: HeadArgs<PlacesData>): HeadEntry[] {
  const count = states.reduce((sum, state) => sum + state.places.length, 0);
  return describePage(site, {
    title: places.title,
    description: places.description({ count }),
    path: '/places',
    inAllLanguages: true,
  });
}

/** Lists the places that have a page, by state. */
const Places = ({ data: { states } }: ScreenProps<PlacesData>) => (
  <main>
    <PageHead title={places.title}>{places.lead}</PageHead>
    <StatesList states={states} />
  </main>
);

export const page: Page<PlacesData> = {
  load: async ({ api, language }) => ({ states: await loadPlaces(api, language) }),
  head: describe,
  Screen: Places,
};
