import type { FastifyInstance } from 'fastify';
import { type Lead, leadFiles } from '../../../contracts/leads.ts';
import { instantInIndia } from '../../clock.ts';
import type { CsvCell } from '../../http/csv.ts';
import { type ExportGuards, mountCsvExport } from '../../http/csv-export.ts';
import type { LeadService } from './service.ts';

const COLUMNS: Readonly<Record<string, (lead: Lead) => CsvCell>> = {
  'Submitted at (IST)': ({ submittedAt }) => instantInIndia(Date.parse(submittedAt)),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  'Follow up on': ({ followUpOn }) => followUpOn,
  Notes: ({ notes }) => notes,
  'E-mail': ({ email }) => email,
  Source: ({ source }) => source,
};

/** Mounts `GET /api/promotional-leads/export`, which streams the list as CSV of any length. */
export const mountLeadExport = (app: FastifyInstance, leads: LeadService, guards: ExportGuards): void =>
  mountCsvExport(app, guards, {
    path: '/api/promotional-leads/export',
    noun: 'lead',
    filters: leadFiles['GET /api/promotional-leads/export'].query,
    fileName: () => `leads-${leads.today()}.csv`,
    columns: COLUMNS,
    read: leads.exportAll,
  });
