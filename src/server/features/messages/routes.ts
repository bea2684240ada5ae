import type { Routes } from '../../http/endpoints.ts';
import type { MessageService } from './service.ts';

type MessageKeys = 'GET /api/admin/outbox' | 'POST /api/admin/outbox/{id}/retry';

export function messageRoutes(messages: MessageService): Pick<Routes, MessageKeys> {
  return {
    'GET /api/admin/outbox': { handle: ({ query }) => messages.list(query) },
    'POST /api/admin/outbox/{id}/retry': {
      handle: async ({ params, session }) => ({ message: await messages.retry(params.id, session) }),
    },
  };
}
