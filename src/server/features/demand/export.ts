import type { FastifyInstance } from 'fastify';
import { type Demand, demandFiles } from '../../../contracts/demand.ts';
import type { CsvCell } from '../../http/csv.ts';
import { type ExportGuards, mountCsvExport } from '../../http/csv-export.ts';
import type { DemandService } from './service.ts';

const COLUMNS: Readonly<Record<string, (demand: Demand) => CsvCell>> = {
  From: ({ from }) => from,
  To: ({ to }) => to,
  'Not served because': ({ reason }) => reason,
  People: ({ people }) => people,
  Searches: ({ searches }) => searches,
  'Months of travel': ({ months }) => months.map(({ month, people }) => `${month} (${people})`).join(', '),
  'Median budget per person in rupees': ({ budget }) => budget,
  'Median travellers': ({ travellers }) => travellers,
  'Days, most often': ({ days }) => days,
};

/** Mounts `GET /api/admin/demand/export`, the list as CSV. */
export const mountDemandExport = (app: FastifyInstance, demand: DemandService, guards: ExportGuards): void =>
  mountCsvExport(app, guards, {
    path: '/api/admin/demand/export',
    noun: 'demand',
    filters: demandFiles['GET /api/admin/demand/export'].query,
    fileName: () => `demand-${demand.today()}.csv`,
    columns: COLUMNS,
    read: ({ days }) => demand.exportAll(Number(days)),
  });
