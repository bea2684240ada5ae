import { expect, test } from 'vitest';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { listInsteadLines, listInsteadSentences } from './instead-words.ts';

type Instead = Itinerary['instead'][number];

const trip = (...instead: readonly Instead[]) => ({ instead: [...instead] });
const goesTo = (place: string, km: number, because: Instead['because'] = 'not-planned'): Instead => ({
  field: 'to',
  asked: 'Mahabaleshwar',
  goesTo: place,
  because,
  km,
});

test('trips that answer what was asked say nothing, nor do those kept from before', () => {
  expect(listInsteadSentences([trip(), trip()])).toEqual([]);
  expect(listInsteadSentences([{} as { instead: Instead[] }])).toEqual([]);
  expect(listInsteadLines(trip())).toEqual([]);
});

test('a place that is not planned is named with every town that the trips go to, the nearest first', () => {
  const trips = [trip(goesTo('Mumbai', 145)), trip(goesTo('Lonavala', 94)), trip(goesTo('Lonavala', 94))];
  expect(listInsteadSentences(trips)).toEqual([
    "We don't plan trips to Mahabaleshwar yet. These go to Lonavala (94 km away) and Mumbai (145 km away), measured in a straight line.",
  ]);
  expect(listInsteadLines(trips[0] ?? trip())).toEqual(['Not Mahabaleshwar: goes to Mumbai, 145 km away']);
  expect(listInsteadSentences(trips.slice(0, 1))).toEqual([
    "We don't plan trips to Mahabaleshwar yet. This one goes to Mumbai (145 km away), measured in a straight line.",
  ]);
});

test('of trips near a sight it is said which of them visit it', () => {
  const [visited, near] = [goesTo('Pune', 68, 'visited'), goesTo('Pune', 68, 'near')];
  expect(listInsteadSentences([trip(visited), trip(visited)])).toEqual([
    'These trips stay in Pune, 68 km from Mahabaleshwar. All of them visit Mahabaleshwar.',
  ]);
  expect(listInsteadSentences([trip(visited), trip(near)])).toEqual([
    'These trips stay in Pune, 68 km from Mahabaleshwar. 1 of 2 visit it; each card says which.',
  ]);
  expect(listInsteadSentences([trip(near)])).toEqual([
    'This trip stays in Pune, 68 km from Mahabaleshwar. Check the plan for Mahabaleshwar itself.',
  ]);
  expect(listInsteadLines(trip(visited))).toEqual(['Visits Mahabaleshwar from Pune, 68 km away']);
  expect(listInsteadLines(trip(near))).toEqual(['Stays in Pune, 68 km from Mahabaleshwar']);
});

test('each of several places is told, and which of several places of one name is meant', () => {
  const [ajanta, ellora] = [84, 24].map(
    (km, i): Instead => ({
      field: 'to',
      asked: i === 0 ? 'Ajanta' : 'Ellora',
      goesTo: 'Aurangabad',
      because: 'visited',
      km,
    }),
  );
  if (!ajanta || !ellora) throw new Error();
  expect(listInsteadSentences([trip(ajanta, ellora)])).toEqual([
    'This trip stays in Aurangabad, 84 km from Ajanta. It visits Ajanta.',
    'This trip stays in Aurangabad, 24 km from Ellora. It visits Ellora.',
  ]);
  const udaipur: Instead = { field: 'to', asked: 'Udaipur', goesTo: 'Udaipur, Rajasthan', because: 'namesake', km: 0 };
  expect(listInsteadSentences([trip(udaipur), trip(udaipur)])).toEqual([
    'We plan for Udaipur, Rajasthan. For another Udaipur, add its state: “Udaipur, …”.',
  ]);
  expect(listInsteadLines(trip(udaipur))).toEqual(['This is Udaipur, Rajasthan']);
});

test('a name that was read as another is told, whether the trip goes there or starts there', () => {
  const read: Instead = { field: 'from', asked: 'Kolkatta', goesTo: 'Kolkata', because: 'misspelt', km: 0 };
  expect(listInsteadSentences([trip(read), trip(read)])).toEqual(['We read “Kolkatta” as Kolkata.']);
  expect(listInsteadSentences([trip(read, goesTo('Lonavala', 94))])).toHaveLength(2);
});
