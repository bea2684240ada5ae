import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiKey } from '../../../contracts/api.ts';
import { csvForm, csvImportFiles } from '../../../contracts/csv-imports.ts';
import { IMPORT_LIMITS, IMPORT_NOUNS } from '../../../core/imports/fields.ts';
import { AppError } from '../../http/app-error.ts';
import { sendCsv } from '../../http/csv.ts';
import { type AdminSession, type Authenticate, type Routes, requireAdmin } from '../../http/endpoints.ts';
import { readForm } from '../../http/multipart-form.ts';
import type { ImportService } from './service.ts';

type ImportKeys = Extract<ApiKey, `${string} /api/admin/imports${string}`>;

/** A check reads the whole file. */
const CHECKED_WITHIN_MS = 120_000;

export const importRoutes = (imports: ImportService): Pick<Routes, ImportKeys> => ({
  'GET /api/admin/imports': { handle: async ({ query }) => ({ imports: await imports.list(query.noun) }) },
  'POST /api/admin/imports': {
    callsPerMinute: 20,
    handle: async ({ request, session }) => {
      using form = await readForm(request, csvForm, {
        mostBytes: IMPORT_LIMITS.bytes,
        tooLarge: (words) => words.imports.tooLarge,
      });
      const noun = IMPORT_NOUNS.find((each) => each === form.parts.noun);
      const file = form.files[0];
      if (!noun || !file) throw new AppError('invalid', (words) => words.imports.chooseFile);
      return { import: await imports.add(noun, file, session) };
    },
  },
  'GET /api/admin/imports/{id}': { handle: async ({ params }) => ({ import: await imports.show(params.id) }) },
  'DELETE /api/admin/imports/{id}': {
    handle: async ({ params }) => {
      await imports.discard(params.id);
      return null;
    },
  },
  'PUT /api/admin/imports/{id}/reading': {
    callsPerMinute: 30,
    answeredWithinMs: CHECKED_WITHIN_MS,
    handle: async ({ params, body }) => ({ import: await imports.readAs(params.id, body) }),
  },
  'POST /api/admin/imports/{id}/check': {
    callsPerMinute: 20,
    answeredWithinMs: CHECKED_WITHIN_MS,
    handle: async ({ params, body, session }) => ({ import: await imports.check(params.id, body.columns, session) }),
  },
  'POST /api/admin/imports/{id}/start': {
    handle: async ({ params, body, session }) => ({ import: await imports.start(params.id, body, session) }),
  },
  'POST /api/admin/imports/{id}/stop': {
    handle: async ({ params, session }) => ({ import: await imports.stop(params.id, session) }),
  },
  'POST /api/admin/imports/{id}/undo': {
    handle: async ({ params, session }) => ({ import: await imports.undo(params.id, session) }),
  },
});

const { params } = csvImportFiles['GET /api/admin/imports/{id}/refused'];

/** Serves the refused rows of a file as CSV. */
export function mountRefusedRows(app: FastifyInstance, imports: ImportService, authenticate: Authenticate): void {
  const sessions = new WeakMap<object, AdminSession>();
  app.get(
    '/api/admin/imports/:id/refused',
    {
      exposeHeadRoute: false,
      schema: { params },
      config: { answeredWithinMs: CHECKED_WITHIN_MS },
      preValidation: async (request) => {
        sessions.set(request, await requireAdmin(request, authenticate, 'export'));
      },
    },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof params>;
      const session = sessions.get(request);
      if (!session) throw new AppError('unauthenticated', ({ calls }) => calls.signInAsAdmin);
      const { fileName, header, lines } = await imports.openRefused(id, session);
      return sendCsv(reply, fileName, header, lines);
    },
  );
}
