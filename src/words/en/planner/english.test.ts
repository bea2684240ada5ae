import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/english.ts';
import { gazetteer, planner } from '../../../../test/gazetteer.ts';
import { planTrip } from '../../../core/planner/plan-trip.ts';
import type { DifferenceSaying } from '../../../core/planner/sayings.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { speak } from '../../../core/sayings.ts';
import { joinNames } from './grammar.ts';
import { planWords } from './plans.ts';

const trip: DifferenceSaying = {
  say: 'classics',
  place: 'Udaipur',
  stays: [
    { place: 'Udaipur', nights: 2 },
    { place: 'Jodhpur', nights: 1 },
  ],
  daysOut: [['Kumbhalgarh Fort', 'Ranakpur Jain Temple']],
  sights: [],
  way: 'flight',
  tier: 'mid',
  pace: 'balanced',
};
const say = (more: Partial<DifferenceSaying>): string => speak(planWords.differences, { ...trip, ...more });

describe('a card tells how it differs', () => {
  it.each<[Partial<DifferenceSaying>, string]>([
    [
      {},
      'The main sights, with comfortable rooms: 2 nights in Udaipur and 1 in Jodhpur, with a day for Kumbhalgarh Fort and Ranakpur Jain Temple. You fly.',
    ],
    [
      {
        daysOut: [],
        stays: [
          { place: 'Leh', nights: 3 },
          { place: 'Pangong Lake', nights: 1 },
          { place: 'Leh', nights: 1 },
        ],
      },
      'The main sights, with comfortable rooms: 3 nights in Leh, 1 at Pangong Lake and 1 more in Leh. You fly.',
    ],
    [
      { say: 'low-cost', savesPercent: 49, daysOut: [], way: 'night-train', tier: 'budget' },
      'The cheapest way, 49% below the plan that we recommend: by night train, simple rooms. 2 nights in Udaipur and 1 in Jodhpur.',
    ],
    [
      { say: 'theme', theme: 'spiritual', sights: ['Jagdish Temple'], stays: [], daysOut: [], way: 'state-bus' },
      'For temples and shrines, among them Jagdish Temple: a day in Udaipur, home again at night. You go by state bus.',
    ],
  ])('%#', (more, words) => expect(say(more)).toBe(words));
});

it('joins names so that one sees where each ends', () => {
  expect(
    [['Agra'], ['Agra', 'Delhi'], ['Agra', 'Delhi', 'Jaipur'], ['Chowrasta and the Mall', 'Ghum']].map(joinNames),
  ).toEqual(['Agra', 'Agra and Delhi', 'Agra, Delhi and Jaipur', 'Chowrasta and the Mall, Ghum']);
});

it('shows the text of an older plan, and nothing for a saying of a newer one', () => {
  expect(speak(planWords.titles, 'Goa by Rail')).toBe('Goa by Rail');
  expect(speak(planWords.titles, { say: 'by-airship', places: { names: ['Goa'] } } as never)).toBe('');
});

describe('whatever is planned', () => {
  const asked: readonly (readonly [string, string, string, string, number])[] = [
    ['Kolkata', 'Darjeeling', '2027-01-15', '2027-01-19', 20_000],
    ['Delhi', 'Ladakh', '2027-06-12', '2027-06-19', 90_000],
    ['Mumbai', 'Kerala', '2027-07-10', '2027-07-15', 60_000],
    ['Delhi', 'Agra', '2026-12-12', '2026-12-12', 9_000],
    ['Kolkata', 'Digha', '2027-01-12', '2027-01-14', 3_800],
    ['Chennai', 'Andaman Islands', '2027-02-01', '2027-02-07', 90_000],
    ['Delhi', 'Goa', '2026-12-13', '2026-12-17', 5_000],
    ['Delhi', 'Tawang', '2027-01-15', '2027-01-19', 50_000],
  ];

  it.each(asked)('%s to %s on %s is said in whole sentences', (from, to, departureDate, returnDate, max) => {
    const request: TripRequest = {
      from,
      to,
      departureDate,
      returnDate,
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max },
      bookedOn: '2026-11-21',
      exclude: [],
    };
    const answer = planTrip(request, gazetteer);
    const itineraries = answer.kind === 'planned' ? answer.itineraries : [];
    const cards = itineraries.map((each) => planner.summarise(each));
    const sentences = [
      ...(answer.kind === 'refused' ? [refusalOf(answer.refusal)] : []),
      ...cards.flatMap(({ difference, notes }) => [difference, ...notes.map(({ text }) => text)]),
      ...itineraries.flatMap((each) =>
        planner.describe(each).fullDayWisePlan.flatMap((day) => [day.morning, day.afternoon, day.evening, day.meals]),
      ),
    ];
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z0-9“"].*[.?]$/s);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|\s{2}|\.\.| ,|\bin in\b|\bthe the\b/);
    }
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  });
});
