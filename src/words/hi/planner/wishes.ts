import type { AvoidedKind, Diet, Party, StayKind, TransportWish, TripWishes } from '../../../core/planner/wishes.ts';
import { joinNames } from './grammar.ts';

export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'शाकाहारी',
  jain: 'जैन',
  vegan: 'वीगन',
  halal: 'हलाल',
  'no-alcohol': 'शराब नहीं',
};

export const AVOIDED: Readonly<Record<AvoidedKind, string>> = {
  treks: 'ट्रेक',
  'early-starts': 'सुबह जल्दी निकलना',
  'long-drives': 'लंबी सड़क यात्रा',
  heights: 'ज़्यादा ऊँचाई',
  crowds: 'भीड़',
  museums: 'संग्रहालय',
  temples: 'मंदिर',
  markets: 'बाज़ार',
  beaches: 'समुद्र तट',
  wildlife: 'वन्य जीवन',
  ferries: 'फ़ेरी',
};

export const TRANSPORT: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'उड़ान नहीं',
  'no-night-trains': 'रात की ट्रेन नहीं',
  'own-car': 'अपनी कार से',
};

export const STAYS: Readonly<Record<StayKind, string>> = {
  hotel: 'होटल',
  homestay: 'होमस्टे',
  heritage: 'हेरिटेज होटल',
  houseboat: 'हाउसबोट',
  camp: 'कैंप या तंबू',
  dormitory: 'हॉस्टल या डॉर्मिटरी',
};

const PACES = { relaxed: 'आराम से', balanced: 'संतुलित', full: 'भरे-पूरे दिन' } as const;

function listParty({ adults, children, elders, mobility }: Party): string {
  const old = elders > 0 ? [`उनमें ${elders} बुज़ुर्ग`] : [];
  const young = children.length > 0 ? [`${joinNames(children.map(String))} साल के बच्चे`] : [];
  const walking = mobility === 'wheelchair' ? ['एक व्हीलचेयर पर'] : mobility === 'full' ? [] : ['एक कम चलते हैं'];
  return [`${adults} बड़े`, ...old, ...young, ...walking].join(', ');
}

/** Returns the wishes one by one in words, with the names of places for their ids. */
export function listWishes(wishes: TripWishes, nameOf: (id: string) => string): readonly string[] {
  const { party, diet = [], pace, themes = [], mustSee = [], avoid = [], transport = [], stay = [] } = wishes;
  const { arriveAfter, leaveBefore } = wishes;
  const list = (label: string, values: readonly string[]): readonly string[] =>
    values.length > 0 ? [`${label}: ${values.join(', ')}`] : [];
  const nameAvoided = (value: string): string => AVOIDED[value as AvoidedKind] ?? nameOf(value);
  const diets = diet.map((each) => DIETS[each]);
  const transports = transport.map((each) => TRANSPORT[each]);
  const stays = stay.map((each) => STAYS[each]);
  return [
    ...list('कौन जा रहा है', party ? [listParty(party)] : []),
    ...list('भोजन', diets),
    ...list('रफ़्तार', pace ? [PACES[pace]] : []),
    ...list('पसंद', themes),
    ...list('ज़रूर देखना है', mustSee.map(nameOf)),
    ...list('नहीं चाहिए', avoid.map(nameAvoided)),
    ...list('साधन', transports),
    ...list('घर से निकलना इसके बाद', arriveAfter ? [arriveAfter] : []),
    ...list('घर वापस इस समय तक', leaveBefore ? [leaveBefore] : []),
    ...list('ठहरना', stays),
  ];
}
