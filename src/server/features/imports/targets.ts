import type { ImportTarget } from '../../records/import-target.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import { nounOf } from './present.ts';
import type { ImportRow } from './store.ts';

/** What can be imported. */
export interface ImportTargets {
  readonly lead: LeadService['imports'];
  readonly booking: BookingService['imports'];
}

/** Calls a function with what an import needs of its noun. */
export const withTarget = <T>(
  targets: ImportTargets,
  row: Pick<ImportRow, 'noun'>,
  use: <Row>(target: ImportTarget<Row>) => T,
): T => (nounOf(row) === 'lead' ? use(targets.lead) : use(targets.booking));
