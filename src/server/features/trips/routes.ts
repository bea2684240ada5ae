import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { TripService } from './service.ts';

type TripKeys =
  | 'GET /api/trips'
  | 'POST /api/trips'
  | 'PUT /api/trips/{id}'
  | 'POST /api/trips/{id}/copy'
  | 'DELETE /api/trips/{id}'
  | 'POST /api/trips/{id}/restore'
  | 'GET /api/trips/{id}/editing'
  | 'PUT /api/trips/{id}/plan'
  | 'GET /api/trips/{id}/revisions'
  | 'POST /api/trips/{id}/revisions/restore'
  | 'POST /api/trips/{id}/alternatives'
  | 'POST /api/trips/{id}/alternatives/accept'
  | 'PUT /api/trips/{id}/calendar'
  | 'DELETE /api/trips/{id}/calendar';

/** Bytes that a changed plan adds at most: the plan and its day plan, compressed. */
const PLAN_BYTES = 26 * 1024;
const TRIP_BYTES = 1024;
/** The same where the plan before it is kept for older versions as well. */
const VERSION_BYTES = PLAN_BYTES + 10 * 1024;
/** Several plans may be tried for one alternative. */
const ANSWERED_WITHIN_MS = 60_000;
const ALTERNATIVES_PER_MINUTE = 20;

export function tripRoutes(trips: TripService): Pick<Routes, TripKeys> {
  return {
    'GET /api/trips': {
      handle: async ({ session, visitor }) => ({ trips: await trips.listOf(session.userId, visitor.language) }),
    },
    'POST /api/trips': {
      callsPerMinute: 60,
      growth: { kind: 'plans', bytesOf: () => TRIP_BYTES },
      handle: async ({ session, body, visitor }) => ({
        trip: await trips.keep(session.userId, body.itineraryId, visitor.language),
      }),
    },
    'PUT /api/trips/{id}': {
      callsPerMinute: 60,
      handle: async ({ session, params, body, visitor }) => ({
        trip: await trips.rename(session.userId, params.id, body.name, visitor.language),
      }),
    },
    'POST /api/trips/{id}/copy': {
      callsPerMinute: 20,
      growth: { kind: 'plans', bytesOf: () => PLAN_BYTES },
      handle: async ({ session, params, visitor }) => ({
        trip: await trips.copy(session.userId, params.id, visitor.language),
      }),
    },
    'DELETE /api/trips/{id}': {
      handle: async ({ session, params }) => {
        await trips.delete(session.userId, params.id);
        return null;
      },
    },
    'POST /api/trips/{id}/restore': {
      handle: async ({ session, params, visitor }) => ({
        trip: await trips.restore(session.userId, params.id, visitor.language),
      }),
    },
    'GET /api/trips/{id}/editing': {
      callsPerMinute: 60,
      handle: async ({ session, params, visitor }) => ({
        editing: await trips.openEditing(session.userId, params.id, visitor.language),
      }),
    },
    'PUT /api/trips/{id}/plan': {
      callsPerMinute: 30,
      growth: { kind: 'plans', bytesOf: () => PLAN_BYTES },
      handle: async ({ session, params, body, visitor }) =>
        trips.change(session.userId, params.id, body, visitor.language),
    },
    'GET /api/trips/{id}/revisions': {
      handle: async ({ session, params, visitor }) => ({
        revisions: await trips.listRevisions(session.userId, params.id, visitor.language),
      }),
    },
    'POST /api/trips/{id}/revisions/restore': {
      callsPerMinute: 30,
      growth: { kind: 'plans', bytesOf: () => VERSION_BYTES },
      handle: async ({ session, params, body, visitor }) => ({
        trip: await trips.bringBack(session.userId, params.id, body, visitor.language),
      }),
    },
    'POST /api/trips/{id}/alternatives': {
      callsPerMinute: ALTERNATIVES_PER_MINUTE,
      answeredWithinMs: ANSWERED_WITHIN_MS,
      handle: async ({ session, params, body, visitor, reply }) =>
        trips.findAlternative(session.userId, params.id, body, { visitor, signal: abortSignalOf(reply) }),
    },
    'POST /api/trips/{id}/alternatives/accept': {
      callsPerMinute: ALTERNATIVES_PER_MINUTE,
      answeredWithinMs: ANSWERED_WITHIN_MS,
      growth: { kind: 'plans', bytesOf: () => VERSION_BYTES },
      handle: async ({ session, params, body, visitor, reply }) => ({
        trip: await trips.acceptAlternative(session.userId, params.id, body, { visitor, signal: abortSignalOf(reply) }),
      }),
    },
    'PUT /api/trips/{id}/calendar': {
      callsPerMinute: 20,
      growth: { kind: 'plans', bytesOf: () => TRIP_BYTES },
      handle: async ({ session, params, body, visitor }) => ({
        calendar: { address: await trips.calendars.open(session.userId, params.id, body.renew, visitor.language) },
      }),
    },
    'DELETE /api/trips/{id}/calendar': {
      callsPerMinute: 20,
      handle: async ({ session, params }) => {
        await trips.calendars.close(session.userId, params.id);
        return null;
      },
    },
  };
}
