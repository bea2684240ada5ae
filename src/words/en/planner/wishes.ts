import type { Theme } from '../../../core/gazetteer/types.ts';
import type { AvoidedKind, Diet, Party, StayKind, TransportWish, TripWishes } from '../../../core/planner/wishes.ts';
import { joinNames, plural } from './grammar.ts';

/** The wishes in words, for chips and sentences. */
export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  vegan: 'Vegan',
  halal: 'Halal',
  'no-alcohol': 'No alcohol',
};

/** What a traveller likes. */
export const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'heritage',
  spiritual: 'spiritual',
  museum: 'museum',
  nature: 'nature',
  viewpoint: 'viewpoint',
  beach: 'beach',
  water: 'water',
  wildlife: 'wildlife',
  garden: 'garden',
  adventure: 'adventure',
  culture: 'culture',
  market: 'market',
  food: 'food',
};

export const AVOIDED: Readonly<Record<AvoidedKind, string>> = {
  treks: 'treks',
  'early-starts': 'early starts',
  'long-drives': 'long drives',
  heights: 'high altitude',
  crowds: 'crowds',
  museums: 'museums',
  temples: 'temples',
  markets: 'markets',
  beaches: 'beaches',
  wildlife: 'wildlife',
  ferries: 'ferries',
};

export const TRANSPORT: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'No flights',
  'no-night-trains': 'No night trains',
  'own-car': 'By our own car',
};

export const STAYS: Readonly<Record<StayKind, string>> = {
  hotel: 'Hotel',
  homestay: 'Homestay',
  heritage: 'Heritage stay',
  houseboat: 'Houseboat',
  camp: 'Camp or tent',
  dormitory: 'Hostel or dormitory',
};

function listParty({ adults, children, elders, mobility }: Party): string {
  const old = elders > 0 ? [`${elders} of them ${elders === 1 ? 'an elder' : 'elders'}`] : [];
  const young = children.length > 0 ? [`children aged ${joinNames(children.map(String))}`] : [];
  const walking = mobility === 'wheelchair' ? ['one in a wheelchair'] : mobility === 'full' ? [] : ['one walks little'];
  return [plural(adults, 'adult'), ...old, ...young, ...walking].join(', ');
}

/** Returns the wishes one by one in words, with the names of places for their ids; none for what only a model picked. */
export function listWishes(wishes: TripWishes, nameOf: (id: string) => string): readonly string[] {
  const { party, diet = [], pace, themes = [], mustSee = [], avoid = [], transport = [], stay = [] } = wishes;
  const { arriveAfter, leaveBefore } = wishes;
  const list = (label: string, values: readonly string[]): readonly string[] =>
    values.length > 0 ? [`${label}: ${values.join(', ')}`] : [];
  const nameAvoided = (value: string): string => AVOIDED[value as AvoidedKind] ?? nameOf(value);
  return [
    ...list('Who travels', party ? [listParty(party)] : []),
    ...list(
      'Food',
      diet.map((each) => DIETS[each]),
    ),
    ...list('Pace', pace ? [pace] : []),
    ...list('Likes', themes),
    ...list('Must see', mustSee.map(nameOf)),
    ...list('Avoids', avoid.map(nameAvoided)),
    ...list(
      'Transport',
      transport.map((each) => TRANSPORT[each]),
    ),
    ...list('Leaves home after', arriveAfter ? [arriveAfter] : []),
    ...list('Home by', leaveBefore ? [leaveBefore] : []),
    ...list(
      'Stays',
      stay.map((each) => STAYS[each]),
    ),
  ];
}
