import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type VersionRow = Selectable<Schema['tripRevisions']>;

/** Versions of a trip that are kept, and plans on which they are made: each plan takes about 9 KB. */
const KEPT_VERSIONS = 50;
const KEPT_PLANS = 8;

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

  listPlans: (tripId: string, from: Writer = read) =>
    from.selectFrom('versionPlans').selectAll().where('tripId', '=', tripId).orderBy('planNumber', 'desc').execute(),

  /** Keeps the plan of older versions unless it is kept already, and forgets plans that no version needs, or too many. */
  async keepPlan(writer: Writer, row: Selectable<Schema['versionPlans']>): Promise<void> {
    const { tripId } = row;
    await writer
      .insertInto('versionPlans')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await writer
      .selectFrom('versionPlans')
      .select('planNumber')
      .where('tripId', '=', tripId)
      .orderBy('planNumber', 'desc')
      .execute();
    const versions = await writer
      .selectFrom('tripRevisions')
      .select('planNumber')
      .where('tripId', '=', tripId)
      .distinct()
      .execute();
    const needed = new Set(versions.map(({ planNumber }) => planNumber ?? 0));
    const others = stored.map(({ planNumber }) => planNumber).filter((each) => each !== row.planNumber);
    const kept = new Set([row.planNumber, ...others.filter((each) => needed.has(each)).slice(0, KEPT_PLANS - 1)]);
    const gone = others.filter((each) => !kept.has(each));
    if (gone.length > 0)
      await writer.deleteFrom('versionPlans').where('tripId', '=', tripId).where('planNumber', 'in', gone).execute();
  },
});
