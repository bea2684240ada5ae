import type { Routes } from '../../http/endpoints.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { BookingService } from './service.ts';

type BookingKeys =
  | 'POST /api/packages/book'
  | 'GET /api/bookings/{reference}'
  | 'GET /api/users/me/bookings'
  | 'GET /api/admin/bookings'
  | 'GET /api/admin/bookings/stats'
  | 'GET /api/admin/bookings/{id}'
  | 'POST /api/admin/bookings/{id}/contact'
  | 'POST /api/admin/bookings/bulk'
  | 'PATCH /api/admin/bookings/{id}/status'
  | 'GET /api/admin/bookable-items'
  | 'POST /api/admin/bookings'
  | 'PUT /api/admin/bookings/{id}'
  | 'POST /api/admin/bookings/{id}/double';

/** A person may resend a request many times on a bad network, and many people may share one address. */
const REQUESTS_PER_MINUTE = 60;
/** More links than a person opens; bounds guesses of keys. */
const LINKS_PER_MINUTE = 60;

export function bookingRoutes(bookings: BookingService, idempotency: Idempotency): Pick<Routes, BookingKeys> {
  return {
    'POST /api/packages/book': {
      callsPerMinute: REQUESTS_PER_MINUTE,
      growth: { kind: 'bookings' },
      handle: async (call) => {
        const { body, visitor, session } = call;
        const asker = { visitor, userId: session?.userId ?? null };
        const booked = await idempotency.writeOnce(call, {
          prepare: () => bookings.prepareRequest(body, asker),
          write: bookings.storeRequest,
        });
        return { booking: bookings.withLink(booked) };
      },
    },
    'GET /api/bookings/{reference}': {
      callsPerMinute: LINKS_PER_MINUTE,
      handle: async ({ params, query }) => ({ booking: await bookings.showByLink(params.reference, query.key) }),
    },
    'GET /api/users/me/bookings': {
      handle: ({ session, query }) => bookings.listOf(session.userId, query),
    },
    'GET /api/admin/bookings': { handle: ({ query }) => bookings.list(query) },
    'GET /api/admin/bookings/stats': { handle: () => bookings.stats() },
    'GET /api/admin/bookings/{id}': {
      handle: async ({ params, session }) => ({ booking: await bookings.open(params.id, session) }),
    },
    'POST /api/admin/bookings/{id}/contact': {
      handle: async (call) => {
        const { params, body, session } = call;
        await idempotency.writeOnce(call, {
          prepare: async () => body,
          write: async (trx, contact) => {
            await bookings.recordContact(trx, params.id, contact, session);
            return null;
          },
        });
        return { booking: await bookings.showDetail(params.id, session) };
      },
    },
    'GET /api/admin/bookable-items': {
      handle: async ({ query, session }) => ({ items: await bookings.findItems(query.search, session.language) }),
    },
    'POST /api/admin/bookings': {
      handle: async (call) => {
        const { body, session } = call;
        const id = await idempotency.writeOnce(call, {
          prepare: () => bookings.prepareEntered(body),
          write: (trx, prepared) => bookings.enter(trx, prepared, session),
        });
        return { booking: await bookings.showDetail(id, session) };
      },
    },
    'PUT /api/admin/bookings/{id}': {
      handle: async ({ params, body, session }) => ({ booking: await bookings.change(params.id, body, session) }),
    },
    'POST /api/admin/bookings/{id}/double': {
      handle: async ({ params, body, session }) => ({ booking: await bookings.markDouble(params.id, body, session) }),
    },
    'POST /api/admin/bookings/bulk': {
      handle: ({ body, session }) => bookings.actOnMany(body.choice, body.act, session),
    },
    'PATCH /api/admin/bookings/{id}/status': {
      handle: async ({ params, body, session }) => ({ booking: await bookings.move(params.id, body, session) }),
    },
  };
}
