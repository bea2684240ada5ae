import { describe, expect, it, test } from 'vitest';
import { gazetteerRows, planner, uncorrected } from '../../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../../test/plan-trips.ts';
import { partsByLanguage } from '../../../core/languages.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { newItinerary } from './new-itinerary.ts';
import { tellers } from './tellers.ts';

const tellerIn = tellers(uncorrected, localNames);

function rowOf(from: string, to: string, day: string, days: number) {
  const [trip] = plansOf(tripRequest(from, to, day, days));
  if (!trip) throw new Error('no trip was planned');
  return { trip, row: { ...newItinerary(trip, { planner, now: 0, madeBy: null }), words: null } };
}

test('a plan stored once is told in each language, with the names of its towns', () => {
  const { trip, row } = rowOf('Kolkata', 'Darjeeling', '2027-01-15', 4);
  expect(tellerIn('en').summaryOf(row).destinations).toContain('Darjeeling');
  const hindi = tellerIn('hi').summaryOf(row);
  expect(hindi.destinations).toContain('दार्जिलिंग');
  expect(hindi.fromLocation).toBe('कोलकाता');
  expect(hindi.title).toContain('दार्जिलिंग');
  const bengali = tellerIn('bn').summaryOf(row);
  expect(bengali.title).toContain('দার্জিলিং');
  expect(bengali.duration).toMatch(/দিন/);
  expect(bengali.pricePP).toBe(tellerIn('en').summaryOf(row).pricePP);
  expect(tellerIn('bn').detailsOf(row, '').fullDayWisePlan).toHaveLength(trip.durationDays);
});

/** Values that are not for people. */
const DATA = new Set(['slug', 'coverImageQuery', 'coverBaseId', 'wishes', 'travelClass', 'transportClass']);
const CODES = new Set(['code', 'unit', 'component', 'kind', 'by', 'vehicle', 'emoji', 'because', 'field']);
/** Houses keep the names on their signs. */
const HOUSES = [
  ...gazetteerRows.bases.flatMap(({ stays }) => stays.flatMap((stay) => ('name' in stay ? [stay.name] : []))),
  ...gazetteerRows.eatingPlaces.map(({ name }) => name),
];

/** Returns all texts for people in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (DATA.has(key) || CODES.has(key) ? [] : textsIn(inner)));
}

describe.each(['hi', 'bn'] as const)('in %s', (language) => {
  it.each([
    ['Kolkata', 'Darjeeling', '2027-01-15', 5],
    ['Delhi', 'Ladakh', '2027-06-12', 8],
    ['Mumbai', 'Kerala', '2027-07-10', 7],
    ['Chennai', 'Andaman Islands', '2027-02-01', 6],
    ['Delhi', 'Rajasthan', '2027-02-10', 9],
    ['Kolkata', 'Puri', '2027-07-05', 4],
  ] as const)(
    'a trip from %s to %s has no word of English but names of hotels and eating houses',
    (from, to, day, days) => {
      const { row } = rowOf(from, to, day, days);
      const teller = tellerIn(language);
      const texts = [...textsIn(teller.summaryOf(row)), ...textsIn(teller.detailsOf(row, ''))];
      const isHouse = (words: string) => HOUSES.some((name) => name.includes(words) || words.includes(name));
      const foreign = texts.flatMap((text) =>
        partsByLanguage(text, language).filter((part) => part.language !== language && !isHouse(part.text)),
      );
      expect([...new Set(foreign.map(({ text }) => text))]).toEqual([]);
    },
  );
});
