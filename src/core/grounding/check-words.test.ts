import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { addDays } from '../dates.ts';
import type { Itinerary } from '../planner/types.ts';
import { checkCardWords, checkDayWords } from './check-words.ts';
import { BAD_TEXTS } from './fixtures/bad-texts.ts';
import { GOOD_TEXTS } from './fixtures/good-texts.ts';
import { HOSTILE_TEXTS } from './fixtures/hostile-answers.ts';
import { plannedTrip } from './fixtures/planned-trips.ts';
import { cardFacts } from './plan-facts.ts';

const PLAIN = { title: 'A slow trip', description: 'A quiet trip with time to look around.' };

const check = (words: typeof PLAIN, itinerary: Itinerary, day: number) =>
  day === 0 ? checkCardWords(words, itinerary, gazetteer) : checkDayWords(words, itinerary, day, gazetteer);

describe('words on a plan', () => {
  it.each(GOOD_TEXTS)('pass when they say what it holds: %s, day %d, %s', (trip, day, title, description) => {
    expect(check({ title, description }, plannedTrip(trip), day)).toEqual([]);
  });

  it.each(BAD_TEXTS)('are refused for a %s: %s, day %d, %s', (kind, trip, day, text) => {
    const problems = check({ ...PLAIN, description: text }, plannedTrip(trip), day);
    expect(problems).toContainEqual(expect.objectContaining({ field: 'description', kind }));
    expect(problems.every(({ field }) => field === 'description')).toBe(true);
  });

  it.each(HOSTILE_TEXTS)('are refused when a fooled model writes them: %s', (text) => {
    for (const trip of ['goa', 'agra', 'ladakh', 'kerala'] as const) {
      const itinerary = plannedTrip(trip);
      expect(check({ ...PLAIN, description: text }, itinerary, 0)).not.toEqual([]);
      expect(check({ ...PLAIN, title: text }, itinerary, 0)).not.toEqual([]);
      expect(check({ ...PLAIN, description: text }, itinerary, 1)).not.toEqual([]);
    }
  });

  it('are judged one by one: the title may stand where the sentence falls', () => {
    const problems = check(
      { title: 'Forts and beaches', description: 'Palaces and one night in Udaipur.' },
      plannedTrip('goa'),
      0,
    );
    expect(problems).toEqual([{ field: 'description', kind: 'place', found: 'Udaipur' }]);
  });

  it('name on a day what that day holds and not what another does', () => {
    const words = { ...PLAIN, description: 'The morning belongs to Amber Fort and its mirrored halls.' };
    expect(check(words, plannedTrip('jaipur'), 3)).toEqual([]);
    expect(check(words, plannedTrip('jaipur'), 2)).toContainEqual({
      field: 'description',
      kind: 'place',
      found: 'Amber Fort',
    });
  });

  it('are refused on a day that the plan does not have', () => {
    const words = { ...PLAIN, description: 'The morning belongs to Amber Fort and its mirrored halls.' };
    expect(check(words, plannedTrip('jaipur'), 9)).not.toEqual([]);
  });
});

/** Returns the towns and best sights of a plan, as its card lists them. */
function listNames({ stays, days, from }: Itinerary): string {
  const visits = days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.place.name] : [])));
  const towns = [...new Set(stays.map(({ base }) => base.name))];
  return `From ${from.name}: ${[...towns, ...visits.slice(0, 3)].join('; ')}`;
}

describe('the built-in words of planned trips', () => {
  const ROUTES: readonly (readonly [from: string, to: string, days: number])[] = [
    ['Mumbai', 'Goa', 5],
    ['Delhi', 'Manali', 5],
    ['Bengaluru', 'Jaipur', 4],
    ['Chennai', 'Kerala', 6],
    ['Hyderabad', 'Udaipur', 4],
    ['Pune', 'Shimla', 5],
    ['Kolkata', 'Darjeeling', 5],
    ['Ahmedabad', 'Rishikesh', 5],
    ['Delhi', 'Agra', 2],
    ['Kolkata', 'Andaman', 6],
    ['Delhi', 'Ladakh', 7],
    ['Delhi', 'Varanasi', 3],
    ['Bengaluru', 'Coorg', 3],
    ['Bengaluru', 'Hampi', 3],
    ['Delhi', 'Amritsar', 3],
    ['Kolkata', 'Sundarbans', 3],
    ['Guwahati', 'Meghalaya', 5],
    ['Mumbai', 'Kutch', 5],
    ['Delhi', 'Kashmir', 6],
    ['Kolkata', 'Odisha', 5],
  ];
  const answers = ROUTES.map(([from, to, days], n) => {
    const more = { priceRange: { min: 0, max: 90_000 }, bookedOn: '2026-11-22' };
    return plansOf(tripRequest(from, to, addDays('2026-12-05', n * 17), days, more));
  });
  const ofSubstance = (text: string, itinerary: Itinerary) =>
    checkCardWords({ ...PLAIN, description: text }, itinerary, gazetteer).filter(
      ({ kind }) => kind === 'number' || kind === 'place',
    );

  it('hold no number and no place that is not theirs', () => {
    expect(answers.flat().length).toBeGreaterThan(80);
    for (const itinerary of answers.flat()) {
      const said = cardFacts(itinerary, gazetteer, planWords).difference;
      expect([said, ofSubstance(said, itinerary)]).toEqual([said, []]);
      expect(ofSubstance(listNames(itinerary), itinerary)).toEqual([]);
    }
  });

  it('are refused on a trip to somewhere else', () => {
    for (const [n, itineraries] of answers.entries()) {
      const others = answers[(n + 1) % answers.length] ?? [];
      for (const [m, itinerary] of itineraries.entries()) {
        const other = others[m % Math.max(1, others.length)];
        if (other) expect(ofSubstance(listNames(other), itinerary)).not.toEqual([]);
      }
    }
  });
});
