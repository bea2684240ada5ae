import { expect, test } from 'vitest';
import type { Details } from '../../../contracts/itineraries.ts';
import { pointsOfDay } from '../../ui/route-map/route-model.ts';
import { findPoint, modelRoute, numberPlaces } from './route-model.ts';

type Stop = Details['fullDayWisePlan'][number]['stops'][number];

const stop = (kind: Stop['kind'], title: string, at?: [number, number]): Stop => ({
  kind,
  title,
  start: '09:00',
  end: '10:00',
  text: '',
  ...(at && { place: { name: title, lat: at[0], lon: at[1] } }),
});

const KOLKATA = { name: 'Kolkata', lat: 22.56, lon: 88.35 };
const BAGDOGRA = { name: 'Bagdogra', lat: 26.68, lon: 88.33 };
const DARJEELING = { name: 'Darjeeling', lat: 27.04, lon: 88.27 };

const DETAILS = {
  fullDayWisePlan: [
    { day: 1, stops: [stop('ride', 'Bagdogra', [26.68, 88.33]), stop('meal', 'Lunch')] },
    {
      day: 2,
      stops: [
        stop('visit', 'Tiger Hill', [26.99, 88.28]),
        stop('meal', 'Lunch'),
        stop('visit', 'Mall', [27.04, 88.26]),
      ],
    },
    { day: 3, stops: [] },
  ],
  route: [
    { ...KOLKATA, dayNumber: 1, kind: 'origin' },
    { ...KOLKATA, name: 'Kolkata Airport', lat: 22.65, dayNumber: 1, kind: 'airport' },
    { ...BAGDOGRA, dayNumber: 1, kind: 'airport' },
    { ...DARJEELING, dayNumber: 1, kind: 'stay' },
    { ...DARJEELING, name: 'Mall', dayNumber: 2, kind: 'sight' },
  ],
} as unknown as Details;

test('rows without a place have no number, the others count through the day', () => {
  expect(numberPlaces(DETAILS.fullDayWisePlan[1]?.stops ?? [])).toEqual([1, null, 2]);
});

test('numbers on the map are those of the timeline', () => {
  const { stops } = modelRoute(DETAILS);
  expect(stops.map(({ day, number, name }) => `${day}.${number} ${name}`)).toEqual([
    '1.1 Bagdogra',
    '2.1 Tiger Hill',
    '2.2 Mall',
  ]);
});

test('of an older plan only the way between two airports is flown, and a way of no length is none', () => {
  const { legs } = modelRoute(DETAILS);
  expect(legs.map(({ by }) => by)).toEqual(['road', 'flight', 'road']);
});

test('a ride of the plan goes as the plan says', () => {
  const [first, ...others] = DETAILS.route;
  const route = others.map((point) => ({ ...point, by: 'ferry' as const }));
  const { legs } = modelRoute({ ...DETAILS, route: first ? [first, ...route] : [] });
  expect(legs.map(({ by }) => by)).toEqual(['ferry', 'ferry', 'ferry']);
});

test('a day with sights shows them, a day on the road its way, an empty day the whole trip', () => {
  const route = modelRoute(DETAILS);
  expect(pointsOfDay(route, 2)).toEqual([
    [26.99, 88.28],
    [27.04, 88.26],
  ]);
  expect(pointsOfDay(route, 1)).toContainEqual([22.56, 88.35]);
  expect(pointsOfDay(route, 3).length).toBeGreaterThan(pointsOfDay(route, 1).length);
});

test('a hotel is found by the town in its address, a stranger is not', () => {
  expect(findPoint(DETAILS.route, 'Mall Road, Darjeeling')?.kind).toBe('stay');
  expect(findPoint(DETAILS.route, 'Paris')).toBeNull();
});
