import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Authenticate, type Routes, requireAdmin } from '../../http/endpoints.ts';
import type { LiveNotifications } from './live.ts';
import type { NotificationService } from './service.ts';

/** Unsent bytes per stream, at most. */
const MOST_WAITING_BYTES = 256 * 1024;

export const notificationRoutes = (
  notifications: NotificationService,
): Pick<Routes, 'GET /api/admin/notifications'> => ({
  'GET /api/admin/notifications': {
    handle: async ({ session }) => (await notifications.current()).of(session),
  },
});

/** Mounts `GET /api/admin/notifications/stream`, which sends the same data as server-sent events on each change. */
export function mountNotificationStream(
  app: FastifyInstance,
  live: LiveNotifications,
  authenticate: Authenticate,
): void {
  app.get(
    '/api/admin/notifications/stream',
    {
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const session = await requireAdmin(request, authenticate, 'sales');
      const stream = new PassThrough();
      const tell = (text: string) => {
        // The client does not read.
        if (stream.writableLength > MOST_WAITING_BYTES) stream.destroy();
        else stream.write(text);
      };
      const leave = live.follow({ session, tell, end: () => void stream.end() });
      stream.once('close', leave);
      reply.raw.once('close', () => stream.destroy());
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
  app.addHook('preClose', async () => live.stop());
}
