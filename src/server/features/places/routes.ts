import { credits as creditsSchema, placePage as placePageSchema, stateOnList } from '../../../contracts/places.ts';
import { suggestPlaces } from '../../../core/gazetteer/suggest-places.ts';
import { LANGUAGE_TAGS, type Language } from '../../../core/languages.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { creditsOf } from '../../../core/places/credits.ts';
import { placePage, placesByState } from '../../../core/places/place-page.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { englishName, localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';

type PlaceKeys = 'GET /api/credits' | 'GET /api/places' | 'GET /api/places/suggest' | 'GET /api/places/{slug}';

interface Dependencies {
  readonly facts: LiveFacts;
  readonly clock: Clock;
  /** Called with each suggestion: the search form asks for some when it is first touched. */
  readonly onSearchBegun: () => void;
}

/** Returns rows in the alphabetical order of their names in a language. */
function inOrder<Row extends { readonly name: string }>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language]);
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

export function placeRoutes({ facts, clock, onSearchBegun }: Dependencies): Pick<Routes, PlaceKeys> {
  return {
    'GET /api/places': {
      handle: async ({ query: { lang = 'en' } }) => {
        const { gazetteer } = await facts.current();
        const states = withLocalNames(placesByState(gazetteer), localNames(lang));
        const ordered = states.map((state) => ({ ...state, places: inOrder(state.places, lang) }));
        return { states: stateOnList.array().parse(inOrder(ordered, lang)) };
      },
    },
    'GET /api/credits': {
      handle: async () => ({ credits: creditsSchema.parse(creditsOf(await facts.current())) }),
    },
    'GET /api/places/{slug}': {
      handle: async ({ params: { slug }, query: { lang = 'en' } }) => {
        const { gazetteer } = await facts.current();
        const place = placePage(gazetteer, slug, todayInIndia(clock));
        if (!place) throw new AppError('not-found', ({ places }) => places.notFound);
        return { place: placePageSchema.parse(withLocalNames(place, localNames(lang))) };
      },
    },
    'GET /api/places/suggest': {
      callsPerMinute: 600,
      handle: async ({ query }) => {
        onSearchBegun();
        const found = suggestPlaces(englishName(query.q), query.limit, facts.known().gazetteer);
        return { places: [...withLocalNames(found, localNames(query.lang))] };
      },
    },
  };
}
