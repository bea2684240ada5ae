import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { unpackDocuments } from './packed-row.ts';
import type { Route } from './route-visit-store.ts';

/** The rank of demonstration trips (migration 0013): behind those that visitors made popular. */
export const SAMPLE_RANK = 1000;
/** More than are shown: demonstration trips of a route that is there already make room for others. */
const MOST_RANKED = 40;

/** The demonstration trip that leaves first. */
export async function findFirstSample(from: Writer) {
  const row = await from
    .selectFrom('itineraries')
    .select(['id', 'slug', 'packed', 'summary', 'plan', 'startDate', 'durationDays', 'pricePerPersonRupees'])
    .where('demo', '=', 1)
    .orderBy('startDate')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, ...unpackDocuments(row) };
}

/** All SQL of the itineraries that stand for popular routes, and of those that fill the list. */
export function popularStore({ read }: Database) {
  return {
    /** The trip of a route with a day plan and still to come that was opened most. */
    findOfRoute: async ({ fromLocation, toLocation }: Route, today: string): Promise<string | undefined> => {
      const row = await read
        .selectFrom('itineraries')
        .select('id')
        .where('fromLocation', '=', fromLocation)
        .where('toLocation', '=', toLocation)
        .where('detailedAt', 'is not', null)
        .where('startDate', '>', today)
        .orderBy('views', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },

    /** Those that visitors made popular, in their order. */
    async listRanked(): Promise<string[]> {
      const rows = await read
        .selectFrom('itineraries')
        .select('id')
        .where('popularRank', '<', SAMPLE_RANK)
        .orderBy('popularRank')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives these itineraries the first ranks; those that had them become what they were. */
    async rank(writer: Writer, ids: readonly string[]): Promise<void> {
      await writer
        .updateTable('itineraries')
        .set({ popularRank: sql<number | null>`case when "demo" = 1 then ${sql.lit(SAMPLE_RANK)} end` })
        .where('popularRank', '<', SAMPLE_RANK)
        .execute();
      for (const [index, id] of ids.entries()) {
        await writer.updateTable('itineraries').set({ popularRank: index }).where('id', '=', id).execute();
      }
    },

    /** True while there is a demonstration trip to list that has not begun. */
    async hasSamples(today: string): Promise<boolean> {
      const row = await read
        .selectFrom('itineraries')
        .select('id')
        .where('popularRank', 'is not', null)
        .where('demo', '=', 1)
        .where('startDate', '>', today)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes demonstration trips that have begun off the list. */
    endSamples: (writer: Writer, today: string) =>
      writer
        .updateTable('itineraries')
        .set({ popularRank: null })
        .where('popularRank', 'is not', null)
        .where('demo', '=', 1)
        .where('startDate', '<=', today)
        .execute(),

    /** What may be listed, the most popular first. */
    async list() {
      const rows = await read
        .selectFrom('itineraries')
        .select(['id', 'slug', 'packed', 'summary', 'plan', 'words', 'fromLocation', 'toLocation'])
        .select(['startDate', 'endDate'])
        .where('popularRank', 'is not', null)
        .orderBy('popularRank')
        .orderBy('id')
        .limit(MOST_RANKED)
        .execute();
      return rows.map((row) => ({ ...row, ...unpackDocuments(row) }));
    },
  };
}
