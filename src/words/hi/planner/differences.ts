import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { DifferenceSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { joinNames, nights } from './grammar.ts';
import { wordNightStay } from './stays.ts';
import { BY_WAY, WAY_SENTENCES } from './vehicles.ts';

export const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'किले, महल और पुराने मोहल्ले',
  spiritual: 'मंदिर और तीर्थ',
  museum: 'संग्रहालय',
  nature: 'जंगल, पहाड़ और घाटियाँ',
  viewpoint: 'नज़ारे',
  beach: 'समुद्र तट',
  water: 'झीलें, नदियाँ और समुद्र',
  wildlife: 'जानवर और पक्षी',
  garden: 'बाग और बागान',
  adventure: 'पैदल सैर, सवारी और थोड़ा रोमांच',
  culture: 'शिल्प, संगीत और जीवित परंपराएँ',
  market: 'बाज़ार',
  food: 'खान-पान',
};

const ROOMS: Readonly<Record<HotelTier, string>> = {
  dormitory: 'डॉर्मिटरी के बिस्तर',
  budget: 'साधारण कमरे',
  mid: 'आरामदेह कमरे',
  premium: 'अच्छे होटल',
  luxury: 'सबसे अच्छे होटल',
};

function wordDaysOut(daysOut: DifferenceSaying['daysOut']): string {
  const [first, second] = daysOut.map(joinNames);
  if (first === undefined) return '';
  return second === undefined ? `, एक दिन ${first}` : `, एक दिन ${first}, दूसरे दिन ${second}`;
}

function wordStays({ stays, place, daysOut }: DifferenceSaying): string {
  if (stays.length === 0) return `${place} में एक दिन, रात तक घर वापस`;
  const parts = stays.map(({ place: town, nights: count }, i) => {
    const again = stays.slice(0, i).some((before) => before.place === town) ? 'और ' : '';
    return `${town} में ${again}${nights(count)}`;
  });
  return `${joinNames(parts)}${wordDaysOut(daysOut)}`;
}

const wordExamples = ({ sights }: DifferenceSaying): string => (sights.length === 0 ? '' : `, जैसे ${joinNames(sights)}`);

const isDayTrip = ({ stays }: DifferenceSaying): boolean => stays.length === 0;

const wordAboard = ({ nightStays = [] }: DifferenceSaying): string =>
  nightStays.length === 0 ? '' : ` रात ${joinNames(nightStays.map(wordNightStay))} बीतती है।`;

const tell = (saying: DifferenceSaying, lead: string): string =>
  `${lead}: ${wordStays(saying)}।${wordAboard(saying)} ${WAY_SENTENCES[saying.way]}`;

export const differences: Words<DifferenceSaying> = {
  edited: (saying) => tell({ ...saying, daysOut: [] }, 'आपका बदला हुआ प्लान'),
  classics: (saying) =>
    tell(
      saying,
      `देखने की मुख्य जगहें${saying.pace === 'relaxed' ? ', बिना जल्दबाज़ी के' : ''}${isDayTrip(saying) ? '' : `, ${ROOMS[saying.tier]}`}`,
    ),
  'low-cost': (saying) => {
    const { savesPercent } = saying;
    const less = savesPercent === undefined ? '' : `, हमारी सुझाई योजना से ${savesPercent}% कम`;
    const rooms = isDayTrip(saying) ? '' : `, ${ROOMS[saying.tier]}`;
    return `सबसे सस्ता तरीका${less}: ${BY_WAY[saying.way]}${rooms}। ${wordStays(saying)}।${wordAboard(saying)}`;
  },
  quiet: (saying) =>
    tell(saying, `कम मशहूर जगहें${wordExamples(saying)}${saying.pace === 'relaxed' ? ', दिन में कम पड़ाव' : ''}`),
  comfort: (saying) =>
    isDayTrip(saying) || saying.tier === 'budget'
      ? tell(saying, 'बिना जल्दबाज़ी के, दिन में कम पड़ाव')
      : tell(saying, `${ROOMS[saying.tier]}${saying.pace === 'relaxed' ? ' और फ़ुरसत के दिन' : ''}`),
  moving: (saying) => tell(saying, 'चक्कर की यात्रा, हर कुछ दिन में नया पड़ाव'),
  full: (saying) => tell(saying, 'लंबे दिन, जितनी जगहें समा सकें'),
  'one-hotel': (saying) => tell(saying, 'पूरी यात्रा में एक ही होटल, सामान एक ही बार खोलना पड़ता है'),
  theme: (saying) =>
    tell(
      saying,
      `${saying.theme === undefined ? 'आपकी पसंद की चीज़ें' : `खास तौर पर ${THEMES[saying.theme]}`}${wordExamples(saying)}`,
    ),
};
