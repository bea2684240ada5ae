import { join } from 'node:path';
import { z } from 'zod';
import { addDays, type Day } from '../../../core/dates.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { whole, words } from './content-values.ts';
import { CONTENT, readContent } from './read-content.ts';

/** A row of `content/sample-trips.json`: a route of the home page, with its trip's days and budget. */
const sampleTrip = z.strictObject({
  from: words,
  to: words,
  startsInDays: whole,
  days: whole,
  maxRupees: whole,
});

/** Reads a request for each sample route, with departures in the coming weeks. */
export const readSampleTrips = (today: Day, folder = CONTENT): readonly TripRequest[] =>
  readContent(join(folder, 'sample-trips.json'), z.array(sampleTrip)).map(
    ({ from, to, startsInDays, days, maxRupees }) => ({
      from,
      to,
      departureDate: addDays(today, startsInDays),
      returnDate: addDays(today, startsInDays + days - 1),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max: maxRupees },
      bookedOn: today,
      exclude: [],
    }),
  );
