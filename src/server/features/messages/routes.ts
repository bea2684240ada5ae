import type { Routes } from '../../http/endpoints.ts';
import type { AdminService } from '../admins/service.ts';
import type { ProviderSettingsService } from './provider-settings.ts';
import type { MessageService } from './service.ts';
import type { MessageTrials } from './trials.ts';

type MessageKeys = Extract<
  keyof Routes,
  `${string} /api/admin/${'outbox' | 'message-wordings' | 'message-providers' | 'whatsapp-templates'}${string}`
>;

/** Previews follow what an admin types. */
const PREVIEWS_PER_MINUTE = 120;
export const TESTS_PER_MINUTE = 20;
/** Longer than a test waits for its provider. */
const TESTED_WITHIN_MS = 15_000;

interface Dependencies {
  readonly messages: MessageService;
  readonly messageProviders: ProviderSettingsService;
  readonly messageTrials: MessageTrials;
  readonly admins: Pick<AdminService, 'profile'>;
}

export function messageRoutes({
  messages,
  messageProviders: providers,
  messageTrials: trials,
  admins,
}: Dependencies): Pick<Routes, MessageKeys> {
  const { wordings } = messages;
  const tests = { callsPerMinute: TESTS_PER_MINUTE, limitGroup: 'message-tests', answeredWithinMs: TESTED_WITHIN_MS };
  return {
    'GET /api/admin/outbox': { handle: ({ query, session }) => messages.list(query, session.language) },
    'GET /api/admin/outbox/{id}/mail': {
      handle: async ({ params }) => ({ html: await messages.showDesigned(params.id) }),
    },
    'POST /api/admin/outbox/{id}/retry': {
      handle: async ({ params, session }) => ({ message: await messages.retry(params.id, session) }),
    },
    'GET /api/admin/message-wordings/{kind}/{channel}/{language}': {
      handle: async ({ params }) => ({ wording: await wordings.show(params) }),
    },
    'PUT /api/admin/message-wordings/{kind}/{channel}/{language}': {
      handle: async ({ params, body, session }) => ({ wording: await wordings.save(params, body, session) }),
    },
    'POST /api/admin/message-wordings/preview': {
      callsPerMinute: PREVIEWS_PER_MINUTE,
      handle: ({ body: { texts, ...key }, session }) => trials.preview(key, texts, session),
    },
    'POST /api/admin/message-wordings/test': {
      ...tests,
      handle: async ({ body: { texts, ...key }, session }) =>
        trials.testWording(key, texts, (await admins.profile(session)).email, session),
    },
    'GET /api/admin/whatsapp-templates/{kind}/{language}': {
      handle: async ({ params }) => ({ shown: await messages.templates.show(params) }),
    },
    'PUT /api/admin/whatsapp-templates/{kind}/{language}': {
      handle: async ({ params, body, session }) => ({ shown: await messages.templates.save(params, body, session) }),
    },
    'GET /api/admin/message-providers': { handle: async () => ({ providers: await providers.show() }) },
    'PUT /api/admin/message-providers': {
      handle: async ({ body, session }) => ({ providers: await providers.save(body, session) }),
    },
    'POST /api/admin/message-providers/test': {
      ...tests,
      handle: async ({ body, session }) => ({ tested: await trials.testProvider(body, session) }),
    },
  };
}
