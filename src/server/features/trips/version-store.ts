import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type VersionRow = Selectable<Schema['tripRevisions']>;

/** Versions of a trip that are kept, and plans on which they are made: each plan takes about 9 KB. */
const KEPT_VERSIONS = 50;
const KEPT_BASES = 8;

/** Holds all SQL of the versions of kept trips. */
export const versionStore = ({ read }: Database) => ({
  /** Returns the versions of a trip, the newest first. */
  list: (tripId: string, from: Writer = read): Promise<VersionRow[]> =>
    from.selectFrom('tripRevisions').selectAll().where('tripId', '=', tripId).orderBy('revision', 'desc').execute(),

  findLast: (tripId: string, from: Writer = read): Promise<VersionRow | undefined> =>
    from
      .selectFrom('tripRevisions')
      .selectAll()
      .where('tripId', '=', tripId)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Keeps versions, the newest last, and forgets the oldest. */
  async keep(writer: Writer, rows: readonly [VersionRow, ...VersionRow[]]): Promise<void> {
    const { tripId, revision } = rows.at(-1) ?? rows[0];
    await writer
      .insertInto('tripRevisions')
      .values([...rows])
      .execute();
    await writer
      .deleteFrom('tripRevisions')
      .where('tripId', '=', tripId)
      .where('revision', '<=', revision - KEPT_VERSIONS)
      .execute();
  },

  listBases: (tripId: string, from: Writer = read) =>
    from.selectFrom('tripBases').selectAll().where('tripId', '=', tripId).orderBy('base', 'desc').execute(),

  /** Keeps the plan of older versions unless it is kept already, and forgets plans that no version needs, or too many. */
  async keepBase(writer: Writer, row: Selectable<Schema['tripBases']>): Promise<void> {
    const { tripId } = row;
    await writer
      .insertInto('tripBases')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const [bases, versions] = [
      await writer
        .selectFrom('tripBases')
        .select('base')
        .where('tripId', '=', tripId)
        .orderBy('base', 'desc')
        .execute(),
      await writer.selectFrom('tripRevisions').select('base').where('tripId', '=', tripId).distinct().execute(),
    ];
    const needed = new Set(versions.map(({ base }) => base ?? 0));
    const kept = bases.filter(({ base }) => base === row.base || needed.has(base)).slice(0, KEPT_BASES);
    const gone = bases.filter((each) => !kept.includes(each)).map(({ base }) => base);
    if (gone.length > 0)
      await writer.deleteFrom('tripBases').where('tripId', '=', tripId).where('base', 'in', gone).execute();
  },
});
