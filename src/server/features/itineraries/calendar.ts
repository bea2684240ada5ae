import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { itineraryFiles } from '../../../contracts/itineraries.ts';
import { eventsOfTrip } from '../../../core/calendar/trip-events.ts';
import { writeCalendar } from '../../../core/calendar/write-calendar.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { type Language, localPath } from '../../../core/languages.ts';
import { type Authenticate, findTraveller, limitOf } from '../../http/endpoints.ts';
import { readVisitor } from '../../http/visitor.ts';
import { readPlan } from './itinerary-documents.ts';
import type { ItineraryRow } from './packed-row.ts';
import type { ItineraryService } from './service.ts';
import type { Teller } from './tellers.ts';

interface Telling {
  readonly teller: Teller;
  readonly language: Language;
  readonly gazetteer: Gazetteer;
  readonly siteUrl: string;
  readonly now: number;
}

/** Returns a stored plan as a calendar file. */
export function calendarOf(row: ItineraryRow, { teller, language, gazetteer, siteUrl, now }: Telling): string {
  const { slug, createdAt } = row;
  return writeCalendar({
    name: teller.summaryOf(row).title,
    events: teller.named(eventsOfTrip(readPlan(row), gazetteer, teller.plans)),
    address: siteUrl + localPath(language, `/itinerary/${slug}`),
    madeAt: now,
    // A plan has no versions, but its words change: with facts, and with the language of the reader.
    sequence: Math.max(0, Math.floor((now - createdAt) / 1000)),
  });
}

const PATH = 'GET /api/itineraries/{slug}/calendar.ics';
const { params } = itineraryFiles[PATH];
const CALLS_PER_MINUTE = 60;

/** Mounts `GET /api/itineraries/{slug}/calendar.ics`, the plan as a calendar for signed-in readers. */
export function mountCalendar(app: FastifyInstance, itineraries: ItineraryService, authenticate: Authenticate): void {
  app.get(
    '/api/itineraries/:slug/calendar.ics',
    {
      schema: { params },
      config: { rateLimit: limitOf(CALLS_PER_MINUTE) },
      // Before the slug is validated, as for all calls.
      preValidation: async (request, reply) => {
        await findTraveller('user', request, reply, authenticate);
      },
    },
    async (request, reply) => {
      const { slug } = request.params as z.output<typeof params>;
      const calendar = await itineraries.showCalendar(slug, readVisitor(request));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${slug}.ics"`)
        .header('cache-control', 'private, no-store')
        .send(calendar);
    },
  );
}
