import { describe, expect, it } from 'vitest';
import { demoPackages } from '../../../../test/demo-content.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { addDays, type Day, isInRange, WEEKDAY_NAMES } from '../../../core/dates.ts';
import type { Base } from '../../../core/gazetteer/gazetteer.ts';
import { intercityTravel, localTravel } from '../../../core/gazetteer/travel.ts';
import type { Closure } from '../../../core/gazetteer/types.ts';
import { greatCircleKm } from '../../../core/geo.ts';
import { nameKey } from '../../../core/names.ts';
import { packageProblems } from '../../../core/packages/package-form.ts';
import { CURRENCIES, PACKAGE_CATEGORIES, PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { discountedPrice } from '../../../core/packages/package-price.ts';
import { flightPath, flightsAlong } from '../../../core/planner/rides-between.ts';
import { priceTrip } from '../../../core/pricing/price-trip.ts';
import { type LocalTier, MEALS } from '../../../core/pricing/types.ts';
import type { Ride } from '../../../core/rides.ts';
import { cleanHtml, textOfHtml } from '../../records/rich-text.ts';
import { type DemoDay, type DemoJourney, type DemoPackage, demoDayText, demoSights } from './demo-package.ts';

const baseOf = (id: string): Base => {
  const base = gazetteer.bases.get(id);
  if (!base) throw new Error(`no such base: ${id}`);
  return base;
};

/** Returns the bases of a day in order: the start, stops on the way, the night's. */
function routeOf(demo: DemoPackage, index: number): Base[] {
  const day = demo.days[index] as DemoDay;
  const before = demo.days[index - 1]?.night;
  const ids = [...(before ? [before] : []), ...(day.through ?? []), ...(day.night ? [day.night] : [])];
  return ids.filter((id, i) => id !== ids[i - 1]).map(baseOf);
}

const legsOf = (route: readonly Base[]) =>
  route.slice(1).map((to, i) => {
    const travel = intercityTravel(gazetteer, route[i] as Base, to);
    if (!travel) throw new Error(`no way to ${to.name}`);
    return travel;
  });

const gatewayOf = (base: Base, code: string) => base.gateways.find((gateway) => gateway.code === code);

/** Returns the minutes from door to the town's gate, and those on the road within them. */
function journeyMinutes(journey: DemoJourney, town: Base): { all: number; road: number } {
  if (journey.by === 'road') {
    const [from, to] = [baseOf(journey.from), baseOf(journey.to)];
    const minutes = intercityTravel(gazetteer, from, to)?.minutes ?? Number.NaN;
    return { all: minutes, road: minutes };
  }
  const outer = journey.from;
  const code = gatewayOf(town, journey.to) ? journey.to : outer;
  const road = gatewayOf(town, code)?.roadMinutes ?? Number.NaN;
  if (journey.by === 'train') {
    const train = gazetteer.trains.find(({ from, to }) => from === journey.from && to === journey.to);
    return { all: (train?.minutes ?? Number.NaN) + road, road };
  }
  const rides = flightsOf(journey);
  return { all: rides.reduce((sum, ride) => sum + ride.minutes + 75, 30) + road, road };
}

function flightsOf({ from, to }: DemoJourney, cabin: 'economy' | 'premium-economy' = 'economy'): readonly Ride[] {
  const path = flightPath(gazetteer, from, to);
  const rides = path && [480, 570, 660].map((slot) => flightsAlong(path, slot, cabin)).find((found) => found);
  if (!rides) throw new Error(`nobody flies from ${from} to ${to}`);
  return rides;
}

/** Returns a day's minutes on the road, and in total with journeys and visits. */
function minutesOf(demo: DemoPackage, index: number): { road: number; all: number } {
  const day = demo.days[index] as DemoDay;
  const route = routeOf(demo, index);
  let road = legsOf(route).reduce((sum, { minutes }) => sum + minutes, 0);
  let all = road;
  const ends = [
    ...(index === 0 ? [journeyMinutes(demo.out, route[0] as Base)] : []),
    ...(day.night === null ? [journeyMinutes(demo.back, route.at(-1) as Base)] : []),
  ];
  for (const end of ends) [road, all] = [road + end.road, all + end.all];
  for (const base of route) {
    let here = null;
    for (const { sightId, isOnTheWay } of demoSights(day)) {
      const sight = gazetteer.sights.get(sightId);
      if (!sight || sight.baseId !== base.id) continue;
      all += isOnTheWay ? Math.min(sight.minutes, 45) : sight.minutes;
      if (isOnTheWay) continue;
      const { minutes } = localTravel(base, here, sight);
      [road, all, here] = [road + minutes, all + minutes, sight];
    }
    if (here) [road, all] = [road + localTravel(base, here, null).minutes, all + localTravel(base, here, null).minutes];
  }
  return { road, all };
}

const daysOfYear: readonly Day[] = Array.from({ length: 366 }, (_, i) => addDays('2028-01-01', i));
/** A place may be closed this many days without a package being suspended. */
const HOLIDAYS = 5;
const runsOn = ({ season }: DemoPackage, day: Day): boolean => !season || isInRange(day, season);

const closuresOf = (demo: DemoPackage): readonly Closure[] =>
  demo.days.flatMap((day, index) => [
    ...routeOf(demo, index).flatMap((base) => base.closures ?? []),
    ...demoSights(day).flatMap(({ sightId }) => gazetteer.sights.get(sightId)?.closedRanges ?? []),
  ]);

const LOCAL_OF: Record<DemoPackage['tier'], LocalTier> = {
  budget: 'cab',
  mid: 'cab',
  premium: 'cab',
  luxury: 'luxury',
};

const road = (from: Base, to: Base, dayNumber: number): Ride => {
  const travel = intercityTravel(gazetteer, from, to);
  if (!travel) throw new Error(`no way from ${from.name} to ${to.name}`);
  return {
    mode: travel.by === 'ferry' ? 'ferry' : 'cab',
    from,
    to,
    km: travel.km,
    dayNumber,
    departs: 540,
    minutes: travel.minutes,
    overnight: false,
    fareFactor: 1,
    delayBufferMinutes: 0,
    hills: travel.hills,
  };
};

function ridesOf(demo: DemoPackage, journey: DemoJourney, dayNumber: number): readonly Ride[] {
  if (journey.by === 'road') return [road(baseOf(journey.from), baseOf(journey.to), dayNumber)];
  if (journey.by === 'flight') {
    const cabin = demo.travelClass ? 'premium-economy' : 'economy';
    return flightsOf(journey, cabin).map((ride) => ({ ...ride, dayNumber }));
  }
  const [a, b] = [gazetteer.stations.get(journey.from), gazetteer.stations.get(journey.to)];
  if (!a || !b) throw new Error(`no such stations: ${journey.from}, ${journey.to}`);
  const km = Math.round(greatCircleKm(a, b) * 1.25);
  const ride = road(baseOf('kolkata'), baseOf('digha'), dayNumber);
  return [{ ...ride, mode: 'train', cabin: 'CC', from: a, to: b, km }];
}

/** Returns the planner's cost for each of two people for the same days, in the first week of the season. */
function costOf(demo: DemoPackage): number {
  const start = daysOfYear.find((day) => runsOn(demo, day)) as Day;
  const last = demo.days.length;
  const trip = {
    bookedOn: addDays(start, -45),
    startDate: start,
    travellers: 2,
    rides: [
      ...ridesOf(demo, demo.out, 1),
      ...demo.days.flatMap((_, index) => {
        const route = routeOf(demo, index);
        return route.slice(1).map((to, i) => road(route[i] as Base, to, index + 1));
      }),
      ...ridesOf(demo, demo.back, last),
    ],
    nights: demo.days.flatMap(({ night }, i) =>
      night ? [{ dayNumber: i + 1, date: addDays(start, i), baseId: night }] : [],
    ),
    days: demo.days.map((day, i) => ({
      number: i + 1,
      date: addDays(start, i),
      baseId: routeOf(demo, i).at(-1)?.id ?? null,
      sights: demoSights(day).flatMap(({ sightId }) => gazetteer.sights.get(sightId) ?? []),
      meals: MEALS,
      entries: demoSights(day).map(({ words, sightId }) => ({
        name: words,
        feeRupees: gazetteer.sights.get(sightId)?.feeRupees ?? 0,
      })),
    })),
  };
  const { tier } = demo;
  return priceTrip(trip, gazetteer, { hotel: tier, meals: tier, local: LOCAL_OF[tier], activities: tier })
    .perPersonRupees;
}

const perPerson = ({ basePrice, isForGroup }: DemoPackage): number => (isForGroup ? basePrice / 2 : basePrice);

describe('the demonstration packages as a whole', () => {
  it('show every category but International, published, with a draft and an archived one beside', () => {
    const published = demoPackages.filter(({ status }) => status === 'published');
    expect(published.length).toBeGreaterThanOrEqual(14);
    const categories = new Set<string>(published.map(({ category }) => category));
    expect([...categories].sort()).toEqual(PACKAGE_CATEGORIES.filter((name) => name !== 'International').toSorted());
    expect(demoPackages.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(demoPackages.filter(({ status }) => status === 'archived')).toHaveLength(1);
  });

  it('fill the carousel, start from several towns, and last from two to ten days', () => {
    expect(demoPackages.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(8);
    expect(new Set(demoPackages.map(({ from }) => from)).size).toBeGreaterThanOrEqual(4);
    const lengths = demoPackages.map(({ days }) => days.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 10]);
  });

  it('have names, addresses and titles of their own', () => {
    for (const part of ['slug', 'title', 'metaTitle', 'shortDescription'] as const) {
      expect(new Set(demoPackages.map((demo) => demo[part])).size).toBe(demoPackages.length);
    }
  });

  it('are rated in part, with and without a discount', () => {
    const rated = demoPackages.filter(({ rating }) => rating);
    expect(rated.length).toBeGreaterThanOrEqual(demoPackages.length / 2);
    expect(rated.length).toBeLessThan(demoPackages.length);
    for (const { rating } of rated) {
      const average = (rating?.sum ?? 0) / (rating?.count ?? 1);
      expect(average).toBeGreaterThan(4);
      expect(average).toBeLessThanOrEqual(5);
    }
    expect(demoPackages.some(({ discount }) => discount?.forDays)).toBe(true);
    expect(demoPackages.some(({ discount }) => discount && !discount.forDays)).toBe(true);
    expect(demoPackages.some(({ discount }) => !discount)).toBe(true);
  });
});

describe.each(demoPackages.map((demo) => [demo.slug, demo] as const))('%s', (_slug, demo) => {
  it('could be saved in the back office as it is', () => {
    const problems = packageProblems({
      ...demo,
      descriptionText: textOfHtml(demo.about.join('')),
      currency: CURRENCIES[0],
      discountPercentage: demo.discount?.percentage ?? 0,
      validUntil: '',
      fromLocation: demo.from,
      toLocation: demo.to,
      durationDays: demo.days.length,
      travelClass: demo.travelClass ?? 'Economy',
      minTravelers: demo.travelers.min,
      maxTravelers: demo.travelers.max,
    });
    expect(problems).toEqual({});
    expect(demo.title.length).toBeLessThanOrEqual(PACKAGE_LIMITS.title.max);
    for (const list of [demo.features, demo.inclusions, demo.exclusions]) {
      expect(list.length).toBeLessThanOrEqual(PACKAGE_LIMITS.listEntries);
      for (const entry of list) expect(entry.length).toBeLessThanOrEqual(PACKAGE_LIMITS.listEntry.max);
    }
  });

  it('describes itself in 110 to 200 words of the allowed HTML', () => {
    const html = demo.about.join('');
    expect(cleanHtml(html)).toBe(html);
    const words = textOfHtml(html).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(110);
    expect(words).toBeLessThanOrEqual(200);
  });

  it('names only sights of the gazetteer, by names of theirs, where the day really is', () => {
    demo.days.forEach((day, index) => {
      const bases = routeOf(demo, index).map(({ id }) => id);
      for (const { words, sightId } of demoSights(day)) {
        const sight = gazetteer.sights.get(sightId);
        expect(sight, sightId).toBeDefined();
        expect(bases, `${sightId} on day ${index + 1}`).toContain(sight?.baseId);
        const known = nameKey([sight?.name, ...(sight?.aliases ?? []), sight?.about].join(' '));
        const said = nameKey(words)
          .split(' ')
          .filter((word) => word.length > 3);
        expect(
          said.some((word) => known.includes(word)),
          `${words} for ${sightId}`,
        ).toBe(true);
      }
      expect(demoDayText(day)).not.toMatch(/[[\]]/);
    });
    const seen = demo.days.flatMap((day) => demoSights(day).map(({ sightId }) => sightId));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('warns of each weekday on which something of its plan is shut', () => {
    for (const day of demo.days) {
      for (const { sightId } of demoSights(day)) {
        const shut = gazetteer.sights.get(sightId)?.closedWeekdays ?? [];
        for (const weekday of shut) expect(day.detail, sightId).toContain(WEEKDAY_NAMES[weekday]);
      }
    }
  });

  it('has sunrises before everything else of the day, evenings last, and nothing after a sunset that shuts early', () => {
    for (const day of demo.days) {
      const sights = demoSights(day).map(({ sightId }) => gazetteer.sights.get(sightId));
      const rank = sights.map((sight) => (sight?.bestAt === 'sunrise' ? 0 : sight?.bestAt === 'evening' ? 2 : 1));
      expect(rank, day.title).toEqual(rank.toSorted((a, b) => a - b));
      const sunset = sights.findIndex((sight) => sight?.bestAt === 'sunset');
      for (const later of sunset < 0 ? [] : sights.slice(sunset + 1)) {
        expect(
          later?.windows.some(({ to }) => to > 19 * 60),
          later?.id,
        ).toBe(true);
      }
    }
  });

  it('sells no day on which the gazetteer knows a place of its plan to be shut, single holidays apart', () => {
    const closures = closuresOf(demo).filter(
      (closure) => daysOfYear.filter((day) => isInRange(day, closure)).length > HOLIDAYS,
    );
    for (const day of daysOfYear.filter((candidate) => runsOn(demo, candidate))) {
      const shut = closures.find((closure) => isInRange(day, closure));
      expect(shut, `${day}: ${shut?.reason}`).toBeUndefined();
    }
  });

  it('asks for no more driving and no longer days than people can bear', () => {
    expect(routeOf(demo, 0).length, 'one sleeps where one arrives').toBe(1);
    demo.days.forEach((day, index) => {
      const { road: driven, all } = minutesOf(demo, index);
      expect(driven, `minutes on the road, ${day.title}`).toBeLessThanOrEqual(480);
      expect(all, `minutes of ${day.title}`).toBeLessThanOrEqual(14 * 60);
    });
  });

  it('costs about what the cost model asks for the same days', () => {
    const cost = costOf(demo);
    const asked = discountedPrice(perPerson(demo), demo.discount?.percentage ?? 0);
    expect(asked / cost).toBeGreaterThan(0.8);
    expect(asked / cost).toBeLessThan(1.25);
  });

  it('shows three to six pictures of places that the posters know', () => {
    expect(demo.pictures.length).toBeGreaterThanOrEqual(3);
    expect(demo.pictures.length).toBeLessThanOrEqual(6);
    const bases = new Set(demo.days.flatMap((_, index) => routeOf(demo, index).map(({ id }) => id)));
    for (const { subject, caption } of demo.pictures) {
      const baseId = gazetteer.sights.get(subject)?.baseId ?? gazetteer.bases.get(subject)?.id;
      expect(baseId && bases.has(baseId), subject).toBe(true);
      expect(caption.length).toBeGreaterThan(5);
    }
  });
});
