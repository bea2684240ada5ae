import type { Routes } from '../../http/endpoints.ts';
import type { MessageService } from './service.ts';

type MessageKeys = 'GET /api/admin/outbox' | 'POST /api/admin/outbox/{id}/retry';

export function messageRoutes(messages: MessageService): Pick<Routes, MessageKeys> {
  return {
    'GET /api/admin/outbox': { handle: ({ query, session }) => messages.list(query, session.language) },
    'POST /api/admin/outbox/{id}/retry': {
      handle: async ({ params, session }) => ({ message: await messages.retry(params.id, session) }),
    },
  };
}
