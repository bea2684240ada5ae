import { dates } from '../site/dates.ts';
import { itinerary } from '../site/itinerary.ts';
import { plan } from '../site/plan.ts';
import { results } from '../site/results.ts';
import { trips } from '../site/trips.ts';
import { documents } from './documents.ts';

/** What printed documents say, most of it as the pages say it. */
export const documentWords = { dates, documents, itinerary, plan, results, trips } as const;
