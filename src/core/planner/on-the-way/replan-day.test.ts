import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import { decisionsOf, sightsOfTrip } from '../edits/decisions.ts';
import { editTrip } from '../edits/retime.ts';
import type { EditedTrip } from '../edits/solved-days.ts';
import type { Itinerary, PlannedDay, Stop } from '../types.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { type Happening, type NowOnTrip, type ReplannedDay, replanDay, sightsAhead } from './replan-day.ts';

const plans: readonly Itinerary[] = [
  tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5),
  tripRequest('Chennai', 'Kerala', '2027-01-10', 7),
  tripRequest('Delhi', 'Rajasthan', '2027-02-01', 8),
  tripRequest('Delhi', 'Agra', '2027-03-08', 1),
].flatMap((request) => plan(request).slice(0, 1));

const asMade = (itinerary: Itinerary): EditedTrip => editTrip(itinerary, gazetteer, decisionsOf(itinerary));

const LATE = [15, 90, 240];

interface Case {
  readonly trip: EditedTrip;
  readonly now: NowOnTrip;
  readonly before: PlannedDay;
  readonly happening: Happening;
  readonly replanned: ReplannedDay;
}

/** Every day of every plan, at some minutes of it, with whatever can come between. */
function* everyCase(): Generator<Case> {
  for (const itinerary of plans) {
    const trip = asMade(itinerary);
    for (const before of itinerary.days)
      for (const minute of [480, 720, 960]) {
        const now = { day: before.number, minute };
        const [next] = sightsAhead(before, minute);
        const happenings: Happening[] = [
          ...LATE.flatMap((minutes) => [true, false].map((isThere) => ({ what: 'late', minutes, isThere }) as const)),
          ...(next === undefined ? [] : (['skip', 'closed'] as const).map((what) => ({ what, sightId: next }))),
        ];
        for (const happening of happenings) {
          const replanned = replanDay(trip, now, happening);
          if (replanned) yield { trip, now, before, happening, replanned };
        }
      }
  }
}
const cases = [...everyCase()];

const ridesByTimetable = ({ stops }: PlannedDay): readonly (readonly [number, string])[] =>
  stops.flatMap((stop) => (stop.kind === 'ride' && stop.ride.mode !== 'cab' ? [[stop.start, stop.ride.to.name]] : []));

const beginning = (stop: Stop): number => stop.start - (stop.travel?.minutes ?? 0);

describe('the rest of a day', () => {
  it('is replanned at every hour of every day', () => expect(cases.length).toBeGreaterThan(300));

  it('never overlaps what has been, nor one row the other', () => {
    for (const { before, now, replanned, happening } of cases) {
      const { stops } = replanned.day;
      const isUndone = (stop: Stop): boolean =>
        stop.end > now.minute && (happening.what === 'late' ? !happening.isThere : true);
      const past = before.stops.filter((stop) => stop.start <= now.minute && !isUndone(stop));
      expect(stops.slice(0, past.length)).toEqual(past);
      if (replanned.ride?.state === 'missed' || replanned.ride?.state === 'tight') continue;
      for (const [i, stop] of stops.slice(1).entries())
        expect(beginning(stop)).toBeGreaterThanOrEqual(stops[i]?.end ?? 0);
    }
  });

  it('breaks no opening hours and no closing days, and says each other rule that it breaks', () => {
    // Each is verified once more, without what the replanning knows: of every third.
    for (const { trip, replanned } of cases.filter((_, i) => i % 3 === 0)) {
      const known = new Set(verifyItinerary(trip.itinerary, trip.request, gazetteer).map(({ message }) => message));
      const found = verifyItinerary(replanned.itinerary, trip.request, gazetteer).filter(
        ({ message, check }) => !known.has(message) && check !== 'V58',
      );
      expect(found).toEqual(replanned.findings.filter(({ check }) => check !== 'V58'));
      expect(found.filter(({ check }) => check === 'V05' || check === 'V06')).toEqual([]);
      if (!replanned.ride) expect(found.filter(({ check }) => check === 'V03' || check === 'V16')).toEqual([]);
    }
  });

  it('leaves trains, flights and coaches where they are', () => {
    for (const { before, replanned } of cases)
      expect(ridesByTimetable(replanned.day)).toEqual(ridesByTimetable(before));
  });

  it('mostly fits', () => {
    const broken = cases.filter(({ replanned }) => replanned.findings.length > 0);
    expect(broken.length / cases.length).toBeLessThan(0.3);
  });
});

describe('a sight that is closed', () => {
  const closed = cases.filter(({ happening }) => happening.what === 'closed');
  it('gives its place to one that is not in the plan, where one is open and near', () => {
    const replaced = closed.filter(({ replanned }) => replanned.instead !== undefined);
    expect(replaced.length / closed.length).toBeGreaterThan(0.5);
    for (const { trip, replanned } of replaced) {
      expect(sightsOfTrip(trip.decisions)).not.toContain(replanned.instead);
      expect(replanned.findings.filter(({ check }) => check !== 'V10')).toEqual([]);
      expect(replanned.leftOut).toHaveLength(1);
    }
  });

  it('or that is skipped leaves the rest of the day alone', () => {
    const skipped = cases.filter(({ happening }) => happening.what === 'skip');
    for (const { before, replanned, happening } of skipped) {
      const gone = happening.what === 'skip' ? happening.sightId : '';
      const visits = ({ stops }: PlannedDay) =>
        stops.flatMap((stop) => (stop.kind === 'visit' ? [[stop.sightId, stop.start]] : []));
      if (replanned.leftOut.length > 1) continue;
      expect(visits(replanned.day)).toEqual(visits(before).filter(([id]) => id !== gone));
    }
  });
});

describe('travellers who are late', () => {
  const [darjeeling] = plans as [Itinerary];
  const late = (trip: EditedTrip, day: number, minute: number, minutes: number) =>
    replanDay(trip, { day, minute }, { what: 'late', minutes, isThere: true });

  it('are told of the train that they miss, and what saves it', () => {
    const trip = asMade(darjeeling);
    const states = [0, 60, 120, 240].map((minutes) => late(trip, 5, 480, minutes)?.ride?.state);
    expect(states).toEqual([undefined, 'saved', expect.stringMatching(/saved|tight|missed/), 'missed']);
  });

  it('keep the sights that are locked as long as they can', () => {
    const trip = asMade(darjeeling);
    const lost = late(trip, 2, 660, 90)?.leftOut[0]?.sightId ?? '';
    expect(lost).not.toBe('');
    const locked = { ...trip, decisions: { ...trip.decisions, locked: [lost] } };
    expect(late(locked, 2, 660, 90)?.leftOut.map(({ sightId }) => sightId)).not.toContain(lost);
  });
});

describe('travellers who are on time', () => {
  it('have the day that they had', () => {
    for (const itinerary of plans)
      for (const day of itinerary.days)
        for (const minute of [500, 700, 1000]) {
          const late = { what: 'late', minutes: 0, isThere: true } as const;
          const replanned = replanDay(asMade(itinerary), { day: day.number, minute }, late);
          expect(replanned?.day.stops).toEqual(day.stops);
          expect(replanned?.leftOut).toEqual([]);
          expect(replanned?.findings).toEqual([]);
        }
  });
});
