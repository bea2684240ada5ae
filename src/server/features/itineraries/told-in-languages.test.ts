import { expect, test } from 'vitest';
import { gazetteer, planner } from '../../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../../test/plan-trips.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { newItinerary } from './new-itinerary.ts';
import { tellers } from './tellers.ts';

const tellerIn = tellers(gazetteer, localNames);
const [trip] = plansOf(tripRequest('Kolkata', 'Darjeeling', '2027-01-15', 4));
if (!trip) throw new Error('no trip was planned');
const row = { ...newItinerary(trip, { planner, now: 0, madeBy: null }), words: null };

test('a plan stored once is told in each language, with the names of its towns', () => {
  expect(tellerIn('en').summaryOf(row).destinations).toContain('Darjeeling');
  const hindi = tellerIn('hi').summaryOf(row);
  expect(hindi.destinations).toContain('दार्जिलिंग');
  expect(hindi.fromLocation).toBe('कोलकाता');
  expect(hindi.title).toContain('दार्जिलिंग');
  const bengali = tellerIn('bn').summaryOf(row);
  expect(bengali.title).toContain('দার্জিলিং');
  expect(bengali.duration).toMatch(/দিন/);
  expect(bengali.pricePP).toBe(tellerIn('en').summaryOf(row).pricePP);
});

test('checks, notes and rows of a day plan have no English sentence', () => {
  for (const language of ['hi', 'bn'] as const) {
    const { checks, notes: all } = tellerIn(language).summaryOf(row);
    // What to book comes from the facts, which have no other language yet.
    const notes = all.filter(({ kind }) => kind !== 'booking');
    expect([...checks, ...notes.map(({ text }) => text)].filter((text) => /^[A-Z][a-z]+ [a-z]+ /.test(text))).toEqual(
      [],
    );
    const { terms, fullDayWisePlan } = tellerIn(language).detailsOf(row, '');
    expect(terms[0]).toMatch(/।$/);
    expect(fullDayWisePlan).toHaveLength(trip.durationDays);
  }
});

test('wishes stay as they were asked, and the stay that serves one is named', () => {
  const [homestay] = plansOf(tripRequest('Kolkata', 'Darjeeling', '2027-01-15', 4, { wishes: { stay: ['homestay'] } }));
  if (!homestay) throw new Error('no trip was planned');
  const stored = { ...newItinerary(homestay, { planner, now: 0, madeBy: null }), words: null };
  const { wishes, served } = tellerIn('hi').summaryOf(stored);
  expect(wishes).toEqual({ stay: ['homestay'] });
  expect(served.map(({ name }) => name)).toEqual(['होमस्टे, डॉ ज़ाकिर हुसैन रोड, दार्जिलिंग']);
});
