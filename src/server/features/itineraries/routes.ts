import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type GenerationEvent, generation, type Itinerary } from '../../../contracts/itineraries.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import { AppError } from '../../http/app-error.ts';
import { type Authenticate, type Call, findTraveller, limitOf, type Routes } from '../../http/endpoints.ts';
import type { GrowthBudget } from '../../http/growth-budget.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { Asker } from './asker.ts';
import type { ItineraryService } from './service.ts';

type ItineraryKeys =
  | 'POST /api/generate-itinerary'
  | 'GET /api/itineraries/popular'
  | 'GET /api/itineraries/{slug}'
  | 'GET /api/itineraries/{id}/details'
  | 'POST /api/itineraries/{id}/details'
  | 'POST /api/itineraries/{id}/share';

/** The call and its stream share one rate limit. */
const GENERATIONS = 'generations';
/** Timeout for planning and writing. */
const ANSWERED_WITHIN_MS = 60_000;

/**
 * Bytes that a request for plans adds besides the plans, which are counted when stored: a row of the usage log, an
 * activity.
 */
const LOG_BYTES = 6 * 1024;
const DAY_PLAN_BYTES = 16 * 1024;

/** Returns the setting's limit of plans per visitor and minute. */
type GenerationLimit = () => Promise<number>;

const askerOf = ({ visitor, session, reply }: Pick<Call<ItineraryKeys>, 'visitor' | 'session' | 'reply'>): Asker => ({
  visitor,
  userId: session?.userId ?? null,
  signal: abortSignalOf(reply),
});

export function itineraryRoutes(
  itineraries: ItineraryService,
  idempotency: Idempotency,
  perMinute: GenerationLimit,
): Pick<Routes, ItineraryKeys> {
  return {
    'POST /api/generate-itinerary': {
      callsPerMinute: perMinute,
      answeredWithinMs: ANSWERED_WITHIN_MS,
      limitGroup: GENERATIONS,
      growth: {
        kind: 'plans',
        bytesOf: () => LOG_BYTES,
        refusedBytesOf: () => LOG_BYTES,
      },
      handle: (call) =>
        idempotency.once(call, async () => {
          const found = new Map<string, Itinerary>();
          for await (const { event, data } of itineraries.generate(call.body, askerOf(call))) {
            if (event === 'itinerary') found.set(data.slug, data);
            if (event === 'words') {
              const card = found.get(data.slug);
              if (card) found.set(data.slug, { ...card, ...data });
            }
            if (event === 'error') throw AppError.fromGeneration(data);
          }
          return { itineraries: [...found.values()] };
        }),
    },
    'GET /api/itineraries/popular': {
      handle: async ({ query }) => ({ popularItineraries: await itineraries.listPopular(query.lang) }),
    },
    'GET /api/itineraries/{slug}': {
      handle: async ({ params, session, visitor }) =>
        itineraries.showBySlug(params.slug, { visitor, userId: session?.userId ?? null }),
    },
    'GET /api/itineraries/{id}/details': {
      handle: async ({ params, visitor }) => ({
        details: await itineraries.showDetails(params.id, visitor.language),
      }),
    },
    'POST /api/itineraries/{id}/details': {
      callsPerMinute: perMinute,
      answeredWithinMs: ANSWERED_WITHIN_MS,
      growth: {
        kind: 'plans',
        bytesOf: () => LOG_BYTES + DAY_PLAN_BYTES,
        refusedBytesOf: ({ code }) => (code === 'not-found' ? 0 : LOG_BYTES),
      },
      handle: async (call) => itineraries.completeDetails(call.params.id, askerOf(call)),
    },
    'POST /api/itineraries/{id}/share': {
      callsPerMinute: 60,
      handle: async (call) => ({ shares: await itineraries.share(call.params.id, call.body.platform, askerOf(call)) }),
    },
  };
}

interface StreamGuards {
  readonly authenticate: Authenticate;
  readonly perMinute: GenerationLimit;
  readonly budget: GrowthBudget;
}

/** Mounts `POST /api/generate-itinerary/stream`, which answers the same as server-sent events while planning. */
export function mountGenerationStream(
  app: FastifyInstance,
  itineraries: ItineraryService,
  { authenticate, perMinute, budget }: StreamGuards,
): void {
  app.post(
    '/api/generate-itinerary/stream',
    {
      schema: { body: generation },
      config: {
        generationErrors: true,
        answeredWithinMs: ANSWERED_WITHIN_MS,
        rateLimit: limitOf(perMinute, GENERATIONS),
      },
    },
    async (request, reply) => {
      const session = await findTraveller('optional-user', request, reply, authenticate);
      const asker = askerOf({ visitor: readVisitor(request), session, reply });
      const body = request.body as Call<'POST /api/generate-itinerary'>['body'];
      const { limitKey } = asker.visitor;
      // Checked while the status of the answer can still report a refusal.
      await budget.require(limitKey, 'plans');
      const countLog = () => budget.add(limitKey, 'plans', LOG_BYTES);
      try {
        itineraries.requirePlace(body, asker);
      } catch (error) {
        await countLog();
        throw error;
      }
      const stream = new PassThrough();
      void sendEvents(stream, itineraries.generate(body, asker))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'the event stream broke');
          stream.destroy();
        })
        .then(countLog);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
}

async function sendEvents(stream: PassThrough, events: AsyncIterable<GenerationEvent>): Promise<void> {
  for await (const { event, data } of events) {
    if (stream.destroyed) return;
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
  stream.end();
}
