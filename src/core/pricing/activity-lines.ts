import { ROOM_TIERS, type RoomTier, type Theme } from '../gazetteer/types.ts';
import { makeLine } from './price-lines.ts';
import { activityRates } from './rates.ts';
import type { CostedTrip, PricedSight, PriceLine } from './types.ts';

type CostedDay = CostedTrip['days'][number];
type ActivitiesTrip = Pick<CostedTrip, 'days' | 'travellers'>;

const isAtLeast = (tier: RoomTier, other: RoomTier): boolean => ROOM_TIERS.indexOf(tier) >= ROOM_TIERS.indexOf(other);

const guidedThemes: ReadonlySet<Theme> = new Set(activityRates.guidedThemes);

/** Returns the day's best sight that is worth a guide. */
function guidedSight({ sights }: CostedDay): PricedSight | undefined {
  return sights
    .filter(({ score, themes }) => score >= activityRates.guidedFromScore && themes.some((t) => guidedThemes.has(t)))
    .reduce<PricedSight | undefined>((best, sight) => (best && best.score >= sight.score ? best : sight), undefined);
}

/** Returns the days with a guide: every day that has a sight for one, in the middle tier the best of each base. */
function guidedDays(days: readonly CostedDay[], tier: RoomTier): readonly CostedDay[] {
  if (tier === 'budget') return [];
  const worthy = days.filter((day) => guidedSight(day) !== undefined);
  if (tier !== 'mid') return worthy;
  const scoreOf = (day: CostedDay): number => guidedSight(day)?.score ?? 0;
  return worthy.filter((day) => {
    const others = worthy.filter(({ baseId }) => baseId === day.baseId);
    return day === others.reduce((best, other) => (scoreOf(other) > scoreOf(best) ? other : best));
  });
}

function lineForGuide(day: CostedDay, travellers: number): PriceLine {
  return makeLine({
    component: 'activities',
    code: 'guide',
    label: { say: 'guide', sight: guidedSight(day)?.name ?? '' },
    unit: 'guide',
    dayNumber: day.number,
    qty: Math.ceil(travellers / activityRates.peoplePerGuide),
    unitPrice: activityRates.guideHalfDay,
    sharedBy: travellers,
  });
}

function linesForExtras({ number, sights }: CostedDay, tier: RoomTier, travellers: number): readonly PriceLine[] {
  return sights.flatMap(({ name, extra }) => {
    if (!extra || !isAtLeast(tier, extra.tier)) return [];
    const isShared = extra.per === 'party';
    const line = makeLine({
      component: 'activities',
      code: 'extra',
      label: { say: 'extra', name: extra.name, sight: name },
      unit: extra.per,
      dayNumber: number,
      unitPrice: extra.rupees,
      ...(isShared && { qty: Math.ceil(travellers / activityRates.peoplePerParty), sharedBy: travellers }),
    });
    return [line];
  });
}

/** Returns the lines for guides, and for what a higher budget buys at the sights; none in the budget tier. */
export function linesForActivities({ days, travellers }: ActivitiesTrip, tier: RoomTier): PriceLine[] {
  const guided = guidedDays(days, tier);
  return days.flatMap((day) => [
    ...(guided.includes(day) ? [lineForGuide(day, travellers)] : []),
    ...linesForExtras(day, tier, travellers),
  ]);
}
