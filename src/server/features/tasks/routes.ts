import type { ApiKey } from '../../../contracts/api.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { TaskService } from './service.ts';

type TaskKeys = Extract<
  ApiKey,
  `${string} /api/admin/${'assignees' | 'desk' | 'assignments' | 'follow-ups' | 'tasks'}${string}`
>;

export const taskRoutes = (tasks: TaskService, idempotency: Idempotency): Pick<Routes, TaskKeys> => ({
  'GET /api/admin/assignees': { handle: async () => ({ assignees: await tasks.assignees() }) },
  'GET /api/admin/desk/{kind}/{id}': {
    handle: async ({ params }) => ({ desk: await tasks.deskOf(params.kind, params.id) }),
  },
  'PUT /api/admin/assignments/{kind}/{id}': {
    handle: async ({ params, body, session }) => {
      await tasks.assign(params.kind, params.id, body.assigneeId, session);
      return null;
    },
  },
  'PUT /api/admin/follow-ups/{kind}/{id}': {
    handle: async ({ params, body, session }) => {
      await tasks.setFollowUp(params.kind, params.id, body.followUpOn, session);
      return null;
    },
  },
  'POST /api/admin/tasks': {
    handle: async (call) => ({
      task: await idempotency.writeOnce(call, {
        prepare: async () => call.body,
        write: (trx, form) => tasks.create(trx, form, call.session),
      }),
    }),
  },
  'PUT /api/admin/tasks/{id}': {
    handle: async ({ params, body, session }) => ({ task: await tasks.change(params.id, body, session) }),
  },
  'DELETE /api/admin/tasks/{id}': {
    handle: async ({ params, session }) => {
      await tasks.delete(params.id, session);
      return null;
    },
  },
});
