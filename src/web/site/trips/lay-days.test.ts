import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import { describeDetails } from '../../../core/planner/describe.ts';
import { decisionsOf } from '../../../core/planner/edits/decisions.ts';
import { editTrip, retime } from '../../../core/planner/edits/retime.ts';
import type { LaidDay } from '../../../core/planner/on-the-way/laid-days.ts';
import { replanDay } from '../../../core/planner/on-the-way/replan-day.ts';
import type { Itinerary } from '../../../core/planner/types.ts';
import { planWords } from '../../../words/en/planner/plans.ts';
import { momentIn } from './day-clock.ts';
import { layDays } from './lay-days.ts';

const [itinerary] = plan(tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5)) as [Itinerary];
const shownOf = (trip: Itinerary): Details['fullDayWisePlan'] =>
  (describeDetails(trip, gazetteer, planWords) as Details).fullDayWisePlan;
const shown = shownOf(itinerary);
const trip = editTrip(itinerary, gazetteer, decisionsOf(itinerary));

/** Rows without their sentences: those of the server may name the neighbours of a row. */
const rowsOf = (day: Details['fullDayWisePlan'][number] | undefined) => day?.stops.map(({ text: _, ...row }) => row);

describe('days that were changed on this device', () => {
  it('look as the server would show them', () => {
    const late = replanDay(trip, { day: 2, minute: 660 }, { what: 'late', minutes: 90, isThere: true });
    const before = itinerary.days[1];
    if (!late || !before) throw new Error('day 2 cannot be replanned');
    expect(late.leftOut).not.toEqual([]);
    const [day] = layDays(shown, [{ before, after: late.day }], {});
    expect(rowsOf(day)).toEqual(rowsOf(shownOf(late.itinerary)[1]));
    expect(day?.costRupees).toBe(late.day.costRupees);
  });

  it('have the rows of sights that come from another day', () => {
    const [a, b] = trip.decisions.days.filter(({ sights }) => sights.length > 1);
    const [moved = ''] = a?.sights ?? [];
    const days = trip.decisions.days.map((day) => {
      const others = day.sights.filter((id) => id !== moved);
      return { ...day, sights: day === b ? [...others, moved] : others };
    });
    const edited = retime({ ...trip, decisions: { ...trip.decisions, days } });
    const laid = itinerary.days.flatMap((before, i): LaidDay[] => {
      const after = edited.days[i];
      return after && after !== before ? [{ before, after }] : [];
    });
    for (const day of layDays(shown, laid, {})) {
      const visits = (rows: ReturnType<typeof rowsOf>) => rows?.filter(({ kind }) => kind === 'visit');
      expect(visits(rowsOf(day))).toEqual(visits(rowsOf(shownOf(edited)[day.day - 1])));
    }
  });

  it('are not laid upon a plan that has other rows by now', () => {
    const [before] = itinerary.days.filter(({ stops }) => stops.length > 2);
    if (!before) throw new Error('no day has rows');
    const other = shown.map((day) => ({ ...day, stops: day.stops.slice(1) }));
    expect(layDays(other, [{ before, after: before }], {})).toEqual([]);
  });
});

describe('the day of a trip', () => {
  const at = (iso: string) => momentIn(shown, itinerary.startDate, Date.parse(iso));
  it('is that of India, wherever the device is', () => {
    expect(at('2027-04-06T04:00:00Z')).toEqual({ day: 2, minute: 570 });
    expect(at('2027-04-06T18:29:00Z')).toEqual({ day: 2, minute: 1439 });
    expect(at('2027-04-06T18:31:00Z')?.day).toBe(3);
  });
  it('is the one before until its night train has arrived', () => {
    expect(itinerary.days[0]?.night).toBe('on-board');
    expect(at('2027-04-05T20:30:00Z')).toEqual({ day: 1, minute: 1560 });
  });
  it('is none before and after the trip', () => {
    expect(at('2027-04-04T10:00:00Z')).toBeNull();
    expect(at('2027-04-11T10:00:00Z')).toBeNull();
  });
});
