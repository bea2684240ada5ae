import type { StateOnList } from '../../contracts/places.ts';
import { frame } from '../../words/en/site/frame.ts';
import { places } from '../../words/en/site/places.ts';
import { loadPlaces } from '../site/places/load-places.ts';
import { statePath } from '../site/places/place-address.ts';
import { PlacesOfState } from '../site/places/states-list.tsx';
import { type HeadArgs, type HeadEntry, type Page, Refusal, type ScreenProps } from '../site-router/page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { describePage } from './page-meta.ts';

interface StateData {
  readonly state: StateOnList;
}

function describe({ site, data: { state } }: HeadArgs<StateData>): HeadEntry[] {
  const { name, slug } = state;
  return describePage(site, {
    title: places.stateTitle({ state: name }),
    description: places.stateDescription({ state: name, names: state.places.map((place) => place.name) }),
    path: statePath(slug),
    inAllLanguages: true,
  });
}

/** Shows the places of one state. */
const PlacesInState = ({ data: { state } }: ScreenProps<StateData>) => (
  <main>
    <PageHead title={places.stateTitle({ state: state.name })}>
      {places.stateLead({ state: state.name, count: state.places.length })}
    </PageHead>
    <div className="page">
      <Breadcrumbs
        crumbs={[{ label: frame.home, to: '/' }, { label: places.places, to: '/places' }, { label: state.name }]}
      />
    </div>
    <PlacesOfState shown={state.places} />
  </main>
);

export const page: Page<StateData> = {
  async load({ api, params: { slug }, language }) {
    const states = await loadPlaces(api, language);
    const state = states.find((each) => each.slug === slug);
    if (!state) throw new Refusal({ status: 404 });
    return { state };
  },
  head: describe,
  Screen: PlacesInState,
};
