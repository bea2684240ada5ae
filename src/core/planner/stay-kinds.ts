import { type Day, isInRange } from '../dates.ts';
import { type Base, tierIn } from '../gazetteer/gazetteer.ts';
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

/** Returns true for a place to sleep of one of some kinds. */
export const isOfKind = ({ kind }: Pick<Stay, 'kind'>, kinds: readonly StayKind[]): boolean =>
  kinds.some((each) => WORDS[each].test(kind));

/** What is looked for: a kind that was asked for, if possible, and open on all of these nights. */
export interface StayWanted {
  readonly kinds: readonly StayKind[];
  readonly nights: readonly Day[];
}

/** Returns a base's example of a tier: of a wished kind where there is one; of another tier where none is open. */
export function stayAt(base: Base, tier: HotelTier, { kinds, nights }: StayWanted): Stay | undefined {
  const open = base.stays.filter(({ season }) => !season || nights.every((night) => isInRange(night, season)));
  const ofTier = open.filter((stay) => stay.tier === tierIn(base, tier));
  return ofTier.find((stay) => isOfKind(stay, kinds)) ?? ofTier[0] ?? open.at(-1);
}

/** So many hotels are named as examples. */
const MOST_NAMED = 3;

/** Returns names of long-standing hotels of a tier that are open on all of these nights, those of an area first. */
export function namedStays(
  { stays }: Base,
  { tier, area, nights }: Pick<Stay, 'tier' | 'area'> & Pick<StayWanted, 'nights'>,
): readonly string[] {
  const named = stays.flatMap((stay) => {
    const { name, season } = stay;
    const isOpen = !season || nights.every((night) => isInRange(night, season));
    return name !== undefined && stay.tier === tier && isOpen ? [{ name, isThere: stay.area === area }] : [];
  });
  return named
    .toSorted((a, b) => Number(b.isThere) - Number(a.isThere))
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
}

/** Returns true where a base has a stay of a wished kind in a tier. */
export const hasStay = (base: Base, tier: HotelTier, wanted: StayWanted): boolean => {
  const stay = stayAt(base, tier, wanted);
  return stay !== undefined && isOfKind(stay, wanted.kinds);
};
