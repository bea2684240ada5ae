import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CsvCell, sendCsv } from './csv.ts';
import { type AdminSession, type Authenticate, requireAdmin } from './endpoints.ts';

interface CsvExport<Filters extends z.ZodType, Row> {
  readonly path: string;
  /** The noun of a row, such as `booking`. */
  readonly noun: string;
  readonly filters: Filters;
  readonly fileName: () => string;
  readonly columns: Readonly<Record<string, (row: Row) => CsvCell>>;
  readonly read: (filters: z.output<Filters>) => AsyncIterable<readonly Row[]>;
}

/** An export that an admin downloads. */
export interface TakenExport {
  readonly noun: string;
  readonly fileName: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ExportGuards {
  readonly authenticate: Authenticate;
  /** Records the download in the audit log; no row is sent before that is committed. */
  readonly record: (session: AdminSession, taken: TakenExport) => Promise<void>;
}

/**
 * Serves a list of the back office as a CSV file of any length. Each download is recorded with its admin, because the
 * file outlives every retention period.
 */
export function mountCsvExport<Filters extends z.ZodType<Readonly<Record<string, unknown>>>, Row>(
  app: FastifyInstance,
  { authenticate, record }: ExportGuards,
  { path, noun, filters, fileName, columns, read }: CsvExport<Filters, Row>,
): void {
  const cells = Object.values(columns);
  async function* toLines(pieces: AsyncIterable<readonly Row[]>) {
    for await (const rows of pieces) yield rows.map((row) => cells.map((cell) => cell(row)));
  }
  const sessions = new WeakMap<object, AdminSession>();

  app.get(
    path,
    {
      // A HEAD request would be recorded as a download.
      exposeHeadRoute: false,
      schema: { querystring: filters },
      // Before the query is validated: only admins learn what it may hold.
      preValidation: async (request) => {
        sessions.set(request, await requireAdmin(request, authenticate, 'export'));
      },
    },
    async (request, reply) => {
      const chosen = request.query as z.output<Filters>;
      const name = fileName();
      const session = sessions.get(request);
      if (session) await record(session, { noun, fileName: name, filters: chosen });
      return sendCsv(reply, name, Object.keys(columns), toLines(read(chosen)));
    },
  );
}
