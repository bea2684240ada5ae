import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { SaidPlaces, TitleSaying, Way } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { joinNames } from './grammar.ts';

const placeOf = ({ names, with: seen = [] }: SaidPlaces): string =>
  seen.length > 0 ? `${joinNames(names)}, साथ में ${joinNames(seen)}` : joinNames(names);

const THEMES: Readonly<Record<Theme, (place: string) => string>> = {
  heritage: (place) => `${place} की विरासत`,
  spiritual: (place) => `${place}: आस्था की यात्रा`,
  museum: (place) => `${place} के संग्रहालय`,
  nature: (place) => `प्रकृति के बीच ${place}`,
  viewpoint: (place) => `${place} के नज़ारे`,
  beach: (place) => `${place} के समुद्र तट`,
  water: (place) => `${place}, पानी के किनारे`,
  wildlife: (place) => `${place} के वन्यजीव`,
  garden: (place) => `${place} के बाग`,
  adventure: (place) => `${place} में रोमांच`,
  culture: (place) => `${place} की कला और संस्कृति`,
  market: (place) => `${place} के बाज़ार`,
  food: (place) => `${place} का स्वाद`,
};

const COMFORT: Readonly<Record<HotelTier, (place: string) => string>> = {
  dormitory: (place) => `${place}, छोटे बजट में`,
  budget: (place) => `${place}, बिना जल्दबाज़ी के`,
  mid: (place) => `${place}, आराम से`,
  premium: (place) => `${place}, आराम से`,
  luxury: (place) => `${place}, शान से`,
};

const BY_WAY: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `${place}, रात की ट्रेन से`,
  train: (place) => `${place}, ट्रेन से`,
  flight: (place) => `${place}, उड़ान से`,
  'night-coach': (place) => `${place}, रात की कोच बस से`,
  coach: (place) => `${place}, कोच बस से`,
  'state-bus': (place) => `${place}, राज्य परिवहन की बस से`,
  car: (place) => `${place}, सड़क से`,
};

const WAY_TO: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `रात भर में ${place}`,
  train: (place) => `${place} तक ट्रेन यात्रा`,
  flight: (place) => `${place}, हवाई जहाज़ से`,
  'night-coach': (place) => `रात की कोच बस से ${place}`,
  coach: (place) => `${place} तक कोच बस यात्रा`,
  'state-bus': (place) => `राज्य परिवहन की बस से ${place}`,
  car: (place) => `${place} तक सड़क यात्रा`,
};

export const titles: Words<TitleSaying> = {
  theme: ({ theme, places }) => THEMES[theme](placeOf(places)),
  comfort: ({ tier, places }) => COMFORT[tier](placeOf(places)),
  way: ({ way, places }) => BY_WAY[way](placeOf(places)),
  'way-to': ({ way, places }) => WAY_TO[way](placeOf(places)),
  'named-train': ({ train, places }) => `${placeOf(places)}, ${train} से`,
  'low-cost': ({ places }) => `${placeOf(places)}, कम बजट में`,
  route: ({ places }) => placeOf(places),
  'slow-route': ({ places }) => `${placeOf(places)}, फ़ुरसत से`,
  'from-to': ({ from, to }) => `${from} से ${to}`,
  'one-hotel': ({ places }) => `${placeOf(places)}, एक ही होटल में ठहरकर`,
  quiet: ({ places }) => `${placeOf(places)} के शांत कोने`,
  uncrowded: ({ places }) => `${placeOf(places)}, भीड़ से दूर`,
  'full-days': ({ places }) => `${placeOf(places)}, भरपूर दिन`,
  another: ({ places }) => `${placeOf(places)}, एक और योजना`,
  numbered: ({ number, places }) => `${placeOf(places)}, योजना ${number}`,
};
