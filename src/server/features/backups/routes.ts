import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { backupFiles } from '../../../contracts/backups.ts';
import type { Routes } from '../../http/endpoints.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { RestoreService } from './restoring.ts';
import type { BackupService } from './service.ts';

type BackupKeys =
  | 'POST /api/admin/backup'
  | 'GET /api/admin/backups'
  | 'POST /api/admin/backups/{name}/download'
  | 'DELETE /api/admin/backups/{name}'
  | 'GET /api/admin/backups/{name}/restore'
  | 'POST /api/admin/backups/{name}/restore';

export const backupRoutes = (backups: BackupService, restores: RestoreService): Pick<Routes, BackupKeys> => ({
  'POST /api/admin/backup': {
    handle: async ({ session }) => {
      await backups.begin(session);
      return null;
    },
  },
  'GET /api/admin/backups': { handle: () => backups.list() },
  'POST /api/admin/backups/{name}/download': {
    usesReserve: true,
    handle: async ({ params, session }) => ({ address: await backups.offerDownload(params.name, session) }),
  },
  'DELETE /api/admin/backups/{name}': {
    usesReserve: true,
    handle: async ({ params, session }) => {
      await backups.remove(params.name, session);
      return null;
    },
  },
  'GET /api/admin/backups/{name}/restore': { handle: ({ params }) => restores.preview(params.name) },
  'POST /api/admin/backups/{name}/restore': {
    handle: async ({ params, body, session, visitor }) => {
      await restores.begin(params.name, body, session, visitor);
      return null;
    },
  },
});

const { params, query } = backupFiles['GET /api/admin/backups/{name}/file'];

/** Serves a backup's file to holders of a valid ticket. */
export function mountBackupFiles(app: FastifyInstance, backups: BackupService): void {
  app.get(
    '/api/admin/backups/:name/file',
    { schema: { params, querystring: query }, exposeHeadRoute: false },
    async (request, reply) => {
      const { name } = request.params as z.output<typeof params>;
      const { ticket } = request.query as z.output<typeof query>;
      const { path, bytes } = await backups.openDownload(name, ticket, readVisitor(request));
      return reply
        .header('content-type', 'application/gzip')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createReadStream(path));
    },
  );
}
