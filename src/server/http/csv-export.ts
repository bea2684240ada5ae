import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CsvCell, sendCsv } from './csv.ts';
import { type AdminSession, type Authenticate, requireAdmin } from './endpoints.ts';

interface CsvExport<Filters extends z.ZodType, Row> {
  readonly path: string;
  /** What a row is, such as `booking`. */
  readonly noun: string;
  readonly filters: Filters;
  readonly fileName: () => string;
  readonly columns: Readonly<Record<string, (row: Row) => CsvCell>>;
  readonly read: (filters: z.output<Filters>) => AsyncIterable<readonly Row[]>;
}

/** An export that an admin takes away. */
export interface TakenExport {
  readonly noun: string;
  readonly fileName: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ExportGuards {
  readonly authenticate: Authenticate;
  /** Writes down who takes what; nothing leaves before it is written. */
  readonly record: (session: AdminSession, taken: TakenExport) => Promise<void>;
}

/** A list of the back office as a file, however long; it outlives every retention, so it is written down who took it. */
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
      // Asking for the head alone would be written down as a file that was taken.
      exposeHeadRoute: false,
      schema: { querystring: filters },
      // Before the query is looked at: nobody else learns what it may hold.
      preValidation: async (request) => {
        sessions.set(request, await requireAdmin(request, authenticate, 'admin'));
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
