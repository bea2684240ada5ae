import type { DocumentWords } from '../../document-words.ts';
import { dates } from '../site/dates.ts';
import { itinerary } from '../site/itinerary.ts';
import { plan } from '../site/plan.ts';
import { results } from '../site/results.ts';
import { trips } from '../site/trips.ts';
import { documents } from './documents.ts';

export const documentWords: DocumentWords = { dates, documents, itinerary, plan, results, trips };
