import type { Insertable, Selectable } from 'kysely';
import type { ImportSource } from '../../../core/places/import/candidate.ts';
import type { MatchKind } from '../../../core/places/import/match-candidate.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type CandidateRow = Selectable<Schema['placeCandidates']>;
export type ImportRow = Selectable<Schema['placeImports']>;

export interface CandidateFilter {
  readonly source?: ImportSource | undefined;
  readonly match?: MatchKind | undefined;
  readonly state: CandidateRow['state'];
}

/** PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 500;

/** Holds all SQL of imports. */
export function importStore({ read }: Database) {
  const matching = ({ source, match, state }: CandidateFilter) => {
    let rows = read.selectFrom('placeCandidates').where('state', '=', state);
    if (source !== undefined) rows = rows.where('source', '=', source);
    if (match !== undefined) rows = rows.where('match', '=', match);
    return rows;
  };

  return {
    /** Returns what each place of a source says and what was decided. */
    listOf: (writer: Writer, source: ImportSource) =>
      writer
        .selectFrom('placeCandidates')
        .select(['id', 'sourceId', 'found', 'match', 'state'])
        .where('source', '=', source)
        .execute(),

    async insert(writer: Writer, rows: readonly Insertable<Schema['placeCandidates']>[]): Promise<void> {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await writer
          .insertInto('placeCandidates')
          .values(rows.slice(at, at + ROWS_AT_ONCE))
          .execute();
      }
    },

    async remove(writer: Writer, ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
        await writer
          .deleteFrom('placeCandidates')
          .where('id', 'in', ids.slice(at, at + ROWS_AT_ONCE))
          .execute();
      }
    },

    insertImport: (writer: Writer, row: ImportRow) => writer.insertInto('placeImports').values(row).execute(),

    /** Returns a page of candidates, in the order in which they were found. */
    async list(filter: CandidateFilter, { page, limit }: { readonly page: number; readonly limit: number }) {
      const [rows, { total }] = await Promise.all([
        matching(filter)
          .selectAll()
          .orderBy('id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        matching(filter)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { rows, total: Number(total) };
    },

    /** Returns the last import of each source, the newest first. */
    async lastImports(): Promise<ImportRow[]> {
      const rows = await read.selectFrom('placeImports').selectAll().orderBy('id', 'desc').execute();
      return rows.filter((row, i) => rows.findIndex(({ source }) => source === row.source) === i);
    },

    async countWaiting(): Promise<ReadonlyMap<string, number>> {
      const rows = await read
        .selectFrom('placeCandidates')
        .select(({ fn }) => ['source', fn.countAll<number>().as('waiting')])
        .where('state', '=', 'waiting')
        .groupBy('source')
        .execute();
      return new Map(rows.map(({ source, waiting }) => [source, Number(waiting)]));
    },

    findWaiting: (writer: Writer, id: string): Promise<CandidateRow | undefined> =>
      writer
        .selectFrom('placeCandidates')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst(),

    /** Returns whether it was still waiting. */
    async decide(
      writer: Writer,
      id: string,
      decided: Pick<CandidateRow, 'state' | 'decidedAt' | 'decidedBy'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable('placeCandidates')
        .set(decided)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Returns airports and stations that were taken over: they are proposals to the project. */
    listTakenTerminals: () =>
      read
        .selectFrom('placeCandidates')
        .selectAll()
        .where('state', '=', 'taken')
        .where('kind', 'in', ['airport', 'station'])
        .orderBy('id')
        .execute(),
  };
}
