import type { StayPlan } from './types.ts';

/** Returns the stays of a trip in travel order; one in two places of a town is one, with all its nights. */
export function nightsByTown(stays: readonly StayPlan[]): readonly Pick<StayPlan, 'base' | 'nights'>[] {
  const firsts = stays.filter(({ baseId }, i) => stays[i - 1]?.baseId !== baseId);
  return firsts.map(({ base, firstDayNumber }, i) => {
    const until = firsts[i + 1]?.firstDayNumber ?? Number.POSITIVE_INFINITY;
    const parts = stays.filter((stay) => stay.firstDayNumber >= firstDayNumber && stay.firstDayNumber < until);
    return { base, nights: parts.reduce((sum, { nights }) => sum + nights, 0) };
  });
}
