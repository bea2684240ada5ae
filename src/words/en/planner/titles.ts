import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { SaidPlaces, TitleSaying, Way } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { joinNames, withThe } from './grammar.ts';

const placeOf = ({ names, with: seen = [] }: SaidPlaces): string =>
  seen.length > 0 ? `${joinNames(names)} with ${joinNames(seen)}` : joinNames(names);

const THEMES: Readonly<Record<Theme, (place: string) => string>> = {
  heritage: (place) => `Heritage of ${withThe(place)}`,
  spiritual: (place) => `Sacred ${place}`,
  museum: (place) => `Museums of ${withThe(place)}`,
  nature: (place) => `${place} Outdoors`,
  viewpoint: (place) => `Views of ${withThe(place)}`,
  beach: (place) => `Beaches of ${withThe(place)}`,
  water: (place) => `${place} by the Water`,
  wildlife: (place) => `Wildlife of ${withThe(place)}`,
  garden: (place) => `Gardens of ${withThe(place)}`,
  adventure: (place) => `${place} for Adventurers`,
  culture: (place) => `Crafts and Culture of ${withThe(place)}`,
  market: (place) => `Bazaars of ${withThe(place)}`,
  food: (place) => `A Taste of ${withThe(place)}`,
};

const COMFORT: Readonly<Record<HotelTier, (place: string) => string>> = {
  dormitory: (place) => `${place} on a Small Budget`,
  budget: (place) => `${place}, Unhurried`,
  mid: (place) => `${place} in Comfort`,
  premium: (place) => `${place} in Comfort`,
  luxury: (place) => `${place} in Style`,
};

const BY_WAY: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `${place} by Night Train`,
  train: (place) => `${place} by Train`,
  flight: (place) => `Fly to ${withThe(place)}`,
  'night-coach': (place) => `${place} by Overnight Coach`,
  coach: (place) => `${place} by Coach`,
  'state-bus': (place) => `${place} by State Bus`,
  car: (place) => `${place} by Road`,
};

const WAY_TO: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `Overnight to ${withThe(place)}`,
  train: (place) => `Train Trip to ${withThe(place)}`,
  flight: (place) => `${place} by Air`,
  'night-coach': (place) => `Overnight Coach to ${withThe(place)}`,
  coach: (place) => `Coach Trip to ${withThe(place)}`,
  'state-bus': (place) => `By State Bus to ${withThe(place)}`,
  car: (place) => `Road Trip to ${withThe(place)}`,
};

export const titles: Words<TitleSaying> = {
  theme: ({ theme, places }) => THEMES[theme](placeOf(places)),
  comfort: ({ tier, places }) => COMFORT[tier](placeOf(places)),
  way: ({ way, places }) => BY_WAY[way](placeOf(places)),
  'way-to': ({ way, places }) => WAY_TO[way](placeOf(places)),
  'named-train': ({ train, places }) => `${placeOf(places)} by the ${train}`,
  'low-cost': ({ places }) => `${placeOf(places)} on a Budget`,
  route: ({ places }) => placeOf(places),
  'slow-route': ({ places }) => `${placeOf(places)} at Leisure`,
  'from-to': ({ from, to }) => `From ${from} to ${to}`,
  'one-hotel': ({ places }) => `${placeOf(places)} from One Hotel`,
  quiet: ({ places }) => `Quiet ${placeOf(places)}`,
  uncrowded: ({ places }) => `${placeOf(places)} Away from the Crowds`,
  'full-days': ({ places }) => `${placeOf(places)} in Full Days`,
  another: ({ places }) => `${placeOf(places)}, Another Plan`,
  numbered: ({ number, places }) => `${placeOf(places)}, Plan ${number}`,
};
