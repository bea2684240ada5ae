import type { Sight } from '../gazetteer/gazetteer.ts';
import type { Theme } from '../gazetteer/types.ts';
import { type PartyKind, partyKindOf } from './party-needs.ts';
import type { TripRequest } from './types.ts';

/** What a kind of party likes better, and less, than others do. Judgement. */
const TASTES: Readonly<Record<PartyKind, { readonly more: readonly Theme[]; readonly less: readonly Theme[] }>> = {
  family: { more: ['wildlife', 'beach', 'garden', 'water'], less: ['museum', 'market'] },
  elders: { more: ['spiritual', 'garden', 'heritage'], less: ['adventure', 'market'] },
  couple: { more: ['viewpoint', 'beach', 'garden'], less: ['museum'] },
  friends: { more: ['adventure', 'beach', 'food', 'market'], less: ['museum', 'spiritual'] },
  solo: { more: ['culture', 'heritage', 'museum'], less: ['adventure'] },
};

const MORE = 1.35;
const LESS = 0.8;

/** Returns how much more a party likes a sight than travellers of whom nothing is known: 1 for the same. */
export function tasteFor(sight: Sight, { wishes }: Pick<TripRequest, 'wishes'>): number {
  const kind = partyKindOf(wishes?.party);
  if (!kind) return 1;
  const { more, less } = TASTES[kind];
  const has = (themes: readonly Theme[]): boolean => sight.themes.some((theme) => themes.includes(theme));
  // A headline is never liked less: one comes for it.
  return has(more) ? MORE : has(less) && !sight.headline ? LESS : 1;
}
