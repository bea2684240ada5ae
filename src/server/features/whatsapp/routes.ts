import type { Routes } from '../../http/endpoints.ts';
import type { WhatsappService } from './service.ts';

type WhatsappKeys = Extract<keyof Routes, `${string} /api/admin/whatsapp/${string}`>;

export const whatsappRoutes = (whatsapp: WhatsappService): Pick<Routes, WhatsappKeys> => ({
  'GET /api/admin/whatsapp/{about}/{id}': { handle: ({ params }) => whatsapp.list(params.about, params.id) },
  'POST /api/admin/whatsapp/{about}/{id}': {
    handle: ({ params, body, session }) => whatsapp.noteOpened(params.about, params.id, body.kind, session),
  },
});
