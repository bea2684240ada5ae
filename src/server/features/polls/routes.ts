import type { ApiKey } from '../../../contracts/api.ts';
import type { pollEndpoints } from '../../../contracts/polls.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { PollService } from './service.ts';

type PollKeys = keyof typeof pollEndpoints & ApiKey;
type GuestKeys = Extract<PollKeys, `${string} /api/together/${string}`>;

/** The day plans of five trips may have to be written. */
const CREATED_WITHIN_MS = 60_000;
/** Many guests share the address of a home or a mobile network, and each asks three times a minute. */
const READS_PER_MINUTE = 600;
const ACTS_PER_MINUTE = 240;
/** The acts of guests share one rate limit. */
const ACTS = 'poll-acts';
/** A remark with its indexes; votes and names are smaller. */
const ACT_BYTES = 1536;
const POLL_BYTES = 3 * 1024;

const ofGuests = {
  callsPerMinute: ACTS_PER_MINUTE,
  limitGroup: ACTS,
  growth: { kind: 'others' as const, bytesOf: () => ACT_BYTES },
};

function ownersRoutes({ own }: PollService): Pick<Routes, Exclude<PollKeys, GuestKeys>> {
  return {
    'GET /api/polls': { handle: async ({ session }) => ({ polls: await own.listOf(session.userId) }) },
    'POST /api/polls': {
      callsPerMinute: 20,
      answeredWithinMs: CREATED_WITHIN_MS,
      growth: { kind: 'plans', bytesOf: () => POLL_BYTES },
      handle: async ({ session, body, visitor, reply }) => {
        const asker = { visitor, userId: session.userId, signal: abortSignalOf(reply) };
        return { poll: await own.create(session.userId, body, asker) };
      },
    },
    'GET /api/polls/{id}': {
      handle: async ({ session, params, visitor }) => ({
        poll: await own.show(session.userId, params.id, visitor.language),
      }),
    },
    'DELETE /api/polls/{id}': {
      handle: async ({ session, params }) => {
        await own.delete(session.userId, params.id);
        return null;
      },
    },
    'PUT /api/polls/{id}/closing': {
      handle: async ({ session, params, body, visitor }) => ({
        poll: await own.close(session.userId, params.id, body.chosenId, visitor.language),
      }),
    },
    'DELETE /api/polls/{id}/closing': {
      handle: async ({ session, params, visitor }) => ({
        poll: await own.reopen(session.userId, params.id, visitor.language),
      }),
    },
    'POST /api/polls/{id}/link': {
      callsPerMinute: 20,
      handle: async ({ session, params, visitor }) => ({
        poll: await own.renewLink(session.userId, params.id, visitor.language),
      }),
    },
    'DELETE /api/polls/{id}/link': {
      handle: async ({ session, params, visitor }) => ({
        poll: await own.takeLinkBack(session.userId, params.id, visitor.language),
      }),
    },
    'POST /api/polls/{id}/remarks/{remarkId}/answers': {
      callsPerMinute: 60,
      handle: async ({ session, params, body, visitor }) => ({
        poll: await own.answer(session.userId, params, body.text, visitor.language),
      }),
    },
    'DELETE /api/polls/{id}/remarks/{remarkId}': {
      handle: async ({ session, params, visitor }) => ({
        poll: await own.deleteRemark(session.userId, params, visitor.language),
      }),
    },
    'PUT /api/polls/{id}/remarks/{remarkId}/shown': {
      handle: async ({ session, params, visitor }) => ({
        poll: await own.keepRemark(session.userId, params, visitor.language),
      }),
    },
  };
}

function guestsRoutes({ guest }: PollService): Pick<Routes, GuestKeys> {
  return {
    'GET /api/together/{token}': {
      callsPerMinute: READS_PER_MINUTE,
      handle: async ({ params, query, visitor }) => ({ poll: await guest.open(params.token, query.plan, visitor) }),
    },
    'GET /api/together/{token}/state': {
      callsPerMinute: READS_PER_MINUTE,
      handle: async ({ params, query, visitor }) => ({
        state: await guest.stateSince(params.token, query.since, visitor),
      }),
    },
    'PUT /api/together/{token}/guest': {
      ...ofGuests,
      handle: ({ params, body, visitor }) => guest.join({ ...params, key: body.key, visitor }, body.name),
    },
    'PUT /api/together/{token}/vote': {
      ...ofGuests,
      handle: async ({ params, body, visitor }) => ({
        state: await guest.vote({ ...params, key: body.key, visitor }, body.suggestionId),
      }),
    },
    'PUT /api/together/{token}/like': {
      ...ofGuests,
      handle: async ({ params, body, visitor }) => ({
        state: await guest.like({ ...params, key: body.key, visitor }, body),
      }),
    },
    'POST /api/together/{token}/remarks': {
      ...ofGuests,
      handle: async ({ params, body: { key, ...remark }, visitor }) => ({
        state: await guest.remark({ ...params, key, visitor }, remark),
      }),
    },
    'PUT /api/together/{token}/remarks/{remarkId}': {
      ...ofGuests,
      handle: async ({ params: { token, remarkId }, body, visitor }) => ({
        state: await guest.edit({ token, key: body.key, visitor }, remarkId, body.text),
      }),
    },
    'DELETE /api/together/{token}/remarks/{remarkId}': {
      ...ofGuests,
      handle: async ({ params: { token, remarkId }, query, visitor }) => ({
        state: await guest.withdraw({ token, key: query.key, visitor }, remarkId),
      }),
    },
    'PUT /api/together/{token}/remarks/{remarkId}/report': {
      ...ofGuests,
      handle: async ({ params: { token, remarkId }, body, visitor }) => ({
        state: await guest.report({ token, key: body.key, visitor }, remarkId),
      }),
    },
  };
}

export const pollRoutes = (polls: PollService): Pick<Routes, PollKeys> => ({
  ...ownersRoutes(polls),
  ...guestsRoutes(polls),
});
