import { POPUP_COOKIE_DAYS } from '../../../core/leads/lead-options.ts';
import { cookieHeader, LEAD_COOKIE } from '../../http/cookies.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { LeadService } from './service.ts';

type LeadKeys =
  | 'POST /api/promotional-leads/submit'
  | 'GET /api/promotional-leads'
  | 'GET /api/promotional-leads/stats'
  | 'GET /api/promotional-leads/{id}'
  | 'PUT /api/promotional-leads/{id}/status'
  | 'POST /api/promotional-leads'
  | 'PUT /api/promotional-leads/{id}'
  | 'POST /api/promotional-leads/{id}/contact'
  | 'POST /api/promotional-leads/bulk'
  | 'DELETE /api/promotional-leads/{id}'
  | 'POST /api/promotional-leads/{id}/restore';

/** Browsers resend a lead until it arrives, and many people may share one address. */
const SUBMITS_PER_MINUTE = 60;
const COOKIE_SECONDS = POPUP_COOKIE_DAYS * 86_400;

export function leadRoutes(leads: LeadService, idempotency: Idempotency, secure: boolean): Pick<Routes, LeadKeys> {
  const cookie = cookieHeader({ name: LEAD_COOKIE, value: '1', maxAgeSeconds: COOKIE_SECONDS, secure });
  return {
    'POST /api/promotional-leads/submit': {
      callsPerMinute: SUBMITS_PER_MINUTE,
      growth: { kind: 'bookings' },
      handle: async (call) => {
        const { body, visitor, session, reply } = call;
        const asker = { visitor, userId: session?.userId ?? null };
        const answer = await idempotency.writeOnce(call, {
          prepare: () => leads.prepare(body, asker),
          write: leads.submit,
        });
        reply.header('set-cookie', cookie);
        return answer;
      },
    },
    'GET /api/promotional-leads': { handle: ({ query }) => leads.list(query) },
    'GET /api/promotional-leads/stats': { handle: () => leads.stats() },
    'GET /api/promotional-leads/{id}': {
      handle: async ({ params, session }) => ({ lead: await leads.open(params.id, session) }),
    },
    'PUT /api/promotional-leads/{id}/status': {
      handle: async ({ params, body, session }) => ({ lead: await leads.followUp(params.id, body, session) }),
    },
    'POST /api/promotional-leads': {
      handle: async (call) => {
        const { body, session } = call;
        const id = await idempotency.writeOnce(call, {
          prepare: () => leads.prepareEntered(body, session),
          write: (trx, row) => leads.enter(trx, row, session),
        });
        return { lead: await leads.showOne(id) };
      },
    },
    'PUT /api/promotional-leads/{id}': {
      handle: async ({ params, body, session }) => ({ lead: await leads.change(params.id, body, session) }),
    },
    'POST /api/promotional-leads/{id}/contact': {
      handle: async (call) => {
        const { params, body, session } = call;
        await idempotency.writeOnce(call, {
          prepare: async () => body,
          write: async (trx, contact) => {
            await leads.recordContact(trx, params.id, contact, session);
            return null;
          },
        });
        return { lead: await leads.showDetail(params.id, session.language) };
      },
    },
    'POST /api/promotional-leads/bulk': {
      handle: ({ body, session }) => leads.actOnMany(body.choice, body.act, session),
    },
    'DELETE /api/promotional-leads/{id}': {
      handle: async ({ params, session }) => {
        await leads.delete(params.id, session);
        return null;
      },
    },
    'POST /api/promotional-leads/{id}/restore': {
      handle: async ({ params, session }) => ({ lead: await leads.restore(params.id, session) }),
    },
  };
}
