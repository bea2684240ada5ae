import type { Routes } from '../../http/endpoints.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { ConversationService } from './conversations.ts';
import type { WhatsappService } from './service.ts';

type WhatsappKeys = Extract<keyof Routes, `${string} /api/admin/${'whatsapp/' | 'conversations/'}${string}`>;

interface Dependencies {
  readonly whatsapp: WhatsappService;
  readonly conversations: ConversationService;
  readonly idempotency: Idempotency;
}

export const whatsappRoutes = ({ whatsapp, conversations, idempotency }: Dependencies): Pick<Routes, WhatsappKeys> => ({
  'GET /api/admin/whatsapp/{about}/{id}': { handle: ({ params }) => whatsapp.list(params.about, params.id) },
  'POST /api/admin/whatsapp/{about}/{id}': {
    handle: ({ params, body, session }) => whatsapp.noteOpened(params.about, params.id, body.kind, session),
  },
  'GET /api/admin/conversations/{id}': {
    handle: async ({ params, session }) => ({ conversation: await conversations.show(params.id, session) }),
  },
  'POST /api/admin/conversations/{id}/answer': {
    handle: async (call) => {
      const { params, body, session } = call;
      await idempotency.writeOnce(call, {
        prepare: () => conversations.requireAccount(),
        write: async (trx) => {
          await conversations.answer(trx, params.id, body.text, session);
          return null;
        },
      });
      return { conversation: await conversations.show(params.id, session) };
    },
  },
  'POST /api/admin/conversations/{id}/dismiss': {
    handle: async ({ params, session }) => {
      await conversations.dismiss(params.id, session);
      return { conversation: await conversations.show(params.id, session) };
    },
  },
});
