import type { Language } from '../languages.ts';
import { fnv1a } from '../random.ts';

/** Size of a sharing card, in pixels, as social networks show it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase it whenever the drawing of cards changes: their addresses are cached forever. */
const CARD_EDITION = 1;

/** What the sharing card of a trip shows, as its page shows it. */
export interface TripCard {
  readonly slug: string;
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: number;
  readonly stays: readonly { readonly place: string; readonly nights: number }[];
  /** Rupees per person, with and without the offer of the day. */
  readonly pricePP: number;
  readonly fullPricePP: number;
  /** Address of the poster behind it. */
  readonly headerImage: string;
}

/** Changes with all that a card shows. */
function fingerprintOf(card: TripCard): string {
  const { brand, title, fromLocation, toLocation, startDate, endDate, days, stays, pricePP, fullPricePP, headerImage } =
    card;
  const towns = stays.map(({ place, nights }) => [place, nights]);
  const shown = [brand, title, fromLocation, toLocation, startDate, endDate, days, towns, pricePP, fullPricePP];
  const text = JSON.stringify([CARD_EDITION, headerImage, ...shown]);
  return [fnv1a(text), fnv1a(text, 0x9747b28c)].map((hash) => hash.toString(16).padStart(8, '0')).join('');
}

/** Returns the address of a trip's card, another one for each content: it can be cached forever. */
export const tripCardAddress = (card: TripCard): string =>
  `/pictures/cards/${card.language}/${card.slug}/${fingerprintOf(card)}.png`;

/** Returns the stops of a trip's way, home first and last, with the nights in each town. */
export function cardWay({
  fromLocation,
  toLocation,
  stays,
}: Pick<TripCard, 'fromLocation' | 'toLocation' | 'stays'>): TripCard['stays'] {
  const home = { place: fromLocation, nights: 0 };
  const towns = stays.length > 0 ? stays : [{ place: toLocation, nights: 0 }];
  return [home, ...towns, home].filter(({ place }, i, all) => place !== all[i - 1]?.place);
}
