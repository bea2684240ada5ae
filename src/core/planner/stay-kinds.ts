import type { Base } from '../gazetteer/gazetteer.ts';
import type { HotelTier, Stay } from '../gazetteer/types.ts';
import type { StayKind } from './wishes.ts';

const WORDS: Readonly<Record<StayKind, RegExp>> = {
  hotel: /\b(hotel|resort|lodge|inn)\b/i,
  homestay: /\b(homestay|cottage|bungalow)\b/i,
  heritage: /\b(heritage|haveli|palace|fort|castle|manor|mansion|colonial)\b/i,
  houseboat: /\bhouseboat\b/i,
  camp: /\b(camp|tents?|tented)\b/i,
  dormitory: /\b(hostel|dormitory|dharamshala|serai|ashram)\b/i,
};

const isOfKind = ({ kind }: Stay, kinds: readonly StayKind[]): boolean => kinds.some((each) => WORDS[each].test(kind));

/** Returns a base's example of a tier: of a wished kind where there is one. */
export function stayAt(base: Base, tier: HotelTier, kinds: readonly StayKind[]): Stay | undefined {
  const ofTier = base.stays.filter((stay) => stay.tier === tier);
  return ofTier.find((stay) => isOfKind(stay, kinds)) ?? ofTier[0] ?? base.stays.at(-1);
}

/** Returns true where a base has a stay of a wished kind in a tier. */
export const hasStay = (base: Base, tier: HotelTier, kinds: readonly StayKind[]): boolean => {
  const stay = stayAt(base, tier, kinds);
  return stay !== undefined && isOfKind(stay, kinds);
};
