import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { DifferenceSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { inTown, joinNames, plural, upperFirst } from './grammar.ts';
import { wordNightStay } from './stays.ts';
import { BY_WAY, WAY_SENTENCES } from './vehicles.ts';

const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'forts, palaces and old quarters',
  spiritual: 'temples and shrines',
  museum: 'museums',
  nature: 'forests, hills and valleys',
  viewpoint: 'views',
  beach: 'beaches',
  water: 'lakes, rivers and the sea',
  wildlife: 'animals and birds',
  garden: 'gardens and plantations',
  adventure: 'walks, rides and some adventure',
  culture: 'crafts, music and living traditions',
  market: 'bazaars',
  food: 'food',
};

const ROOMS: Readonly<Record<HotelTier, string>> = {
  dormitory: 'beds in dormitories',
  budget: 'simple rooms',
  mid: 'comfortable rooms',
  premium: 'fine hotels',
  luxury: 'the best hotels',
};

/** Returns ", with a day for Kumbhalgarh Fort and Ranakpur, and one for Chittorgarh". */
function wordDaysOut(daysOut: DifferenceSaying['daysOut']): string {
  const [first, second] = daysOut.map(joinNames);
  if (first === undefined) return '';
  return second === undefined ? `, with a day for ${first}` : `, with a day for ${first}, and one for ${second}`;
}

/** Returns "2 nights in Udaipur and 3 in Jodhpur"; nights in a town where one was before are "more". */
function wordStays({ stays, place, daysOut }: DifferenceSaying): string {
  if (stays.length === 0) return `a day ${inTown(place)}, home again at night`;
  const nights = stays.map(({ place: town, nights: count }, i) => {
    const again = stays.slice(0, i).some((before) => before.place === town) ? ' more' : '';
    return `${i === 0 ? plural(count, 'night') : count}${again} ${inTown(town)}`;
  });
  return `${joinNames(nights)}${wordDaysOut(daysOut)}`;
}

/** Returns ", among them Mahakal Temple and the Peace Pagoda". */
const wordExamples = ({ sights }: DifferenceSaying): string =>
  sights.length === 0 ? '' : `, among them ${joinNames(sights)}`;

const isDayTrip = ({ stays }: DifferenceSaying): boolean => stays.length === 0;

const wordRooms = (saying: DifferenceSaying): string => (isDayTrip(saying) ? '' : `, ${ROOMS[saying.tier]}`);

/** Returns a sentence on the nights on houseboats and in camps, after a space. */
const wordAboard = ({ nightStays = [] }: DifferenceSaying): string =>
  nightStays.length === 0 ? '' : ` You sleep ${joinNames(nightStays.map(wordNightStay))}.`;

/** What a suggestion is for, the nights, and the way there. */
const tell = (saying: DifferenceSaying, lead: string): string =>
  `${lead}: ${wordStays(saying)}.${wordAboard(saying)} ${WAY_SENTENCES[saying.way]}`;

export const differences: Words<DifferenceSaying> = {
  edited: (saying) => tell({ ...saying, daysOut: [] }, 'Changed by you'),
  classics: (saying) =>
    tell(
      saying,
      `The main sights${saying.pace === 'relaxed' ? ' in unhurried days' : ''}${isDayTrip(saying) ? '' : `, with ${ROOMS[saying.tier]}`}`,
    ),
  'low-cost': (saying) => {
    const { savesPercent } = saying;
    const less = savesPercent === undefined ? '' : `, ${savesPercent}% below the plan that we recommend`;
    return `The cheapest way${less}: ${BY_WAY[saying.way]}${wordRooms(saying)}. ${upperFirst(wordStays(saying))}.${wordAboard(saying)}`;
  },
  quiet: (saying) =>
    tell(
      saying,
      `Less famous places${wordExamples(saying)}${saying.pace === 'relaxed' ? ', with fewer stops a day' : ''}`,
    ),
  comfort: (saying) =>
    isDayTrip(saying) || saying.tier === 'budget'
      ? tell(saying, 'Unhurried, with fewer stops a day')
      : tell(saying, `${upperFirst(ROOMS[saying.tier])}${saying.pace === 'relaxed' ? ' and unhurried days' : ''}`),
  moving: (saying) => tell(saying, 'A round trip that moves on every few days'),
  full: (saying) => tell(saying, 'Long days with as many sights as fit'),
  'one-hotel': (saying) => tell(saying, 'One hotel for the whole trip, so you unpack once'),
  theme: (saying) =>
    tell(saying, `For ${saying.theme === undefined ? 'what you like' : THEMES[saying.theme]}${wordExamples(saying)}`),
};
