import type { ApiKey } from '../../../contracts/api.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { ReminderService } from './reminders.ts';
import type { TodayService } from './service.ts';

type TodayKeys = Extract<ApiKey, `${string} /api/admin/${'today' | 'reminders'}${string}`>;

export const todayRoutes = (today: TodayService, reminders: ReminderService): Pick<Routes, TodayKeys> => ({
  'GET /api/admin/today': { handle: ({ query, session }) => today.list(query, session) },
  'POST /api/admin/today/{kind}/{id}/done': {
    handle: async ({ params, session }) => {
      await today.finish(params.kind, params.id, session);
      return null;
    },
  },
  'POST /api/admin/today/{kind}/{id}/later': {
    handle: async ({ params, body, session }) => {
      await today.postpone(params.kind, params.id, body.day, session);
      return null;
    },
  },
  'POST /api/admin/reminders/seen': {
    handle: async ({ session }) => {
      await reminders.see(session.adminId);
      return null;
    },
  },
  'GET /api/admin/reminders/mail': {
    handle: async ({ session }) => ({ remindByMail: await reminders.byMail(session.adminId) }),
  },
  'PUT /api/admin/reminders/mail': {
    handle: async ({ body, session }) => ({
      remindByMail: await reminders.setByMail(body.remindByMail, session),
    }),
  },
});
