import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Lead, leadFilters } from '../../../contracts/leads.ts';
import { instantInIndia } from '../../clock.ts';
import { type CsvCell, sendCsv } from '../../http/csv.ts';
import { type Authenticate, requireAdmin } from '../../http/endpoints.ts';
import type { LeadService } from './service.ts';

const COLUMNS: Readonly<Record<string, (lead: Lead) => CsvCell>> = {
  'Submitted at (IST)': ({ submittedAt }) => instantInIndia(Date.parse(submittedAt)),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  'Follow up on': ({ followUpOn }) => followUpOn,
  Notes: ({ notes }) => notes,
};

async function* toLines(pieces: AsyncIterable<readonly Lead[]>) {
  const cells = Object.values(COLUMNS);
  for await (const leads of pieces) yield leads.map((lead) => cells.map((cell) => cell(lead)));
}

/** `GET /api/promotional-leads/export`: the list as a table, however long. */
export function mountLeadExport(app: FastifyInstance, leads: LeadService, authenticate: Authenticate): void {
  app.get(
    '/api/promotional-leads/export',
    {
      schema: {
        summary: 'Leads as CSV, by the filters of the list',
        tags: ['promotional-leads'],
        security: [{ bearer: [] }],
        querystring: leadFilters,
      },
      // Before the query is looked at: nobody else learns what it may hold.
      preValidation: async (request) => {
        await requireAdmin(request, authenticate, 'admin');
      },
    },
    async (request, reply) => {
      const query = request.query as z.output<typeof leadFilters>;
      const fileName = `leads-${leads.today()}.csv`;
      return sendCsv(reply, fileName, Object.keys(COLUMNS), toLines(leads.exportAll(query)));
    },
  );
}
