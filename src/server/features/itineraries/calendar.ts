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
}

const pageOf = ({ slug }: ItineraryRow, { siteUrl, language }: Telling): string =>
  siteUrl + localPath(language, `/itinerary/${slug}`);

/** Returns a stored plan as a calendar file. */
export function calendarOf(row: ItineraryRow, now: number, telling: Telling): string {
  const { teller, gazetteer } = telling;
  return writeCalendar({
    name: teller.summaryOf(row).title,
    events: teller.named(eventsOfTrip(readPlan(row), gazetteer, teller.plans)),
    address: pageOf(row, telling),
    madeAt: now,
    // A plan has no versions, but its words change: with facts, and with the language of the reader.
    sequence: Math.max(0, Math.floor((now - row.createdAt) / 1000)),
  });
}

/** Hours after which calendars should read a trip's calendar again. */
const READ_AGAIN_AFTER_HOURS = 1;

/** A kept trip as the calendars that subscribe to it know it. */
export interface SubscribedTrip {
  readonly id: string;
  /** Empty for the title of the plan. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/**
 * Returns the present plan of a kept trip as a calendar to subscribe to: the same bytes until the trip or its words
 * change. Its events keep their ids when the trip goes on to another plan.
 */
export function calendarOfTrip(row: ItineraryRow, trip: SubscribedTrip, telling: Telling): string {
  const { teller, gazetteer } = telling;
  const { id, name, createdAt, updatedAt } = trip;
  return writeCalendar({
    name: name || teller.summaryOf(row).title,
    events: teller.named(eventsOfTrip({ ...readPlan(row), slug: id }, gazetteer, teller.plans)),
    address: pageOf(row, telling),
    madeAt: updatedAt,
    sequence: Math.max(0, Math.floor((updatedAt - createdAt) / 1000)),
    subscription: { changedAt: updatedAt, readAgainAfterHours: READ_AGAIN_AFTER_HOURS },
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
