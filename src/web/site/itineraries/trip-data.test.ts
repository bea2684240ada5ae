import { expect, it } from 'vitest';
import { describeTrip, titlesOfTrip } from './trip-data.ts';

const TRIP = {
  packageName: 'Darjeeling by the Night Train',
  fromLocation: 'Kolkata',
  topAttractions: ['Tiger Hill sunrise', 'Toy train joy ride to Ghum', 'Padmaja Naidu Himalayan Zoological Park'],
  transportSummary: 'Darjeeling Mail, overnight, then hired car, both ways',
  pricePP: 14_800,
};

it('a trip is described in at most 155 characters, always with its price and never with half a name', () => {
  const long = 'A place with a very long name indeed, which nobody would ever write on a signpost by the road';
  for (const sights of [[], TRIP.topAttractions, [...TRIP.topAttractions, long], [long, long], [long]]) {
    for (const packageName of ['Goa', TRIP.packageName, long]) {
      const text = describeTrip({ ...TRIP, packageName, topAttractions: sights });
      expect(text.length, text).toBeLessThanOrEqual(155);
      expect(text).toContain('About ₹14,800 per person.');
      expect(text).not.toContain('…');
    }
  }
  expect(describeTrip(TRIP)).toBe(
    'Darjeeling by the Night Train from Kolkata: Tiger Hill sunrise, Toy train joy ride to Ghum. About ₹14,800 per person.',
  );
});

it('every title of a page holds the title of its trip, so that no two trips share one', () => {
  const names = { title: 'Quiet Goa', fromLocation: 'Pune', toLocation: 'Goa', duration: '1 day', days: 1 };
  const { title, shorterTitles } = titlesOfTrip(names);
  expect([title, ...shorterTitles]).toEqual([
    'Quiet Goa: Pune to Goa, 1 day',
    'Quiet Goa, 1 day from Pune',
    'Quiet Goa, 1 day',
    'Quiet Goa',
  ]);
});
