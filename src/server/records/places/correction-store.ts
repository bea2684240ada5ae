import type { Selectable } from 'kysely';
import { z } from 'zod';
import { correctedFact } from '../../../contracts/place-corrections.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Correction } from '../../../core/places/corrections.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type CorrectionRow = Selectable<Schema['placeCorrections']>;

const storedFact = z.object({ fact: z.string(), value: z.string() }).transform(({ fact, value }) => ({
  fact,
  value: JSON.parse(value) as unknown,
}));

/** Returns the correction of a row; null for one that this version does not know. */
export function readCorrection(row: CorrectionRow): Correction | null {
  const { placeId, baseId, source, madeAt } = row;
  const read = storedFact.pipe(correctedFact).safeParse(row);
  return read.success ? { ...read.data, placeId, baseId, source, on: dayInIndia(madeAt) } : null;
}

/** Holds all SQL of corrections. */
export function correctionStore({ read }: Database) {
  const inForce = (from: Writer) =>
    from.selectFrom('placeCorrections').selectAll().where('endedAt', 'is', null).orderBy('id');
  return {
    /** Returns those in force, in the order in which they were made. */
    listInForce: (from: Writer = read): Promise<CorrectionRow[]> => inForce(from).execute(),

    insert: (writer: Writer, row: CorrectionRow) => writer.insertInto('placeCorrections').values(row).execute(),

    /** Ends corrections of a fact of a place that are in force. */
    end: (writer: Writer, ids: readonly string[], ended: { readonly endedAt: number; readonly endedBy: string }) =>
      writer.updateTable('placeCorrections').set(ended).where('id', 'in', ids).where('endedAt', 'is', null).execute(),
  };
}
