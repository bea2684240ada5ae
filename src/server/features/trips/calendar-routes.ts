import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { tripFiles } from '../../../contracts/trips.ts';
import { limitOf } from '../../http/endpoints.ts';
import { matchesETag } from '../../http/etag.ts';
import type { TripCalendars } from './trip-calendars.ts';

const { params } = tripFiles['GET /api/calendars/{file}'];
/** Calendars of many people ask from few addresses; guesses of a token are hopeless at any rate. */
const CALLS_PER_MINUTE = 300;

/** Mounts `GET /api/calendars/{file}`, which calendars read again and again. */
export function mountTripCalendars(app: FastifyInstance, calendars: Pick<TripCalendars, 'show'>): void {
  app.get(
    '/api/calendars/:file',
    { schema: { params }, config: { rateLimit: limitOf(CALLS_PER_MINUTE) } },
    async (request, reply) => {
      const { file } = request.params as z.output<typeof params>;
      const calendar = await calendars.show(file);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (matchesETag(request, etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
