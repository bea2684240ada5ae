import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { unpackDocuments } from './packed-row.ts';
import type { Route } from './route-visit-store.ts';

/** The rank of demonstration trips (migration 0013): below those popular with visitors. */
export const SAMPLE_RANK = 1000;
/** More than are shown: demonstration trips of a route already listed leave space for others. */
const MOST_RANKED = 40;

/** Returns the demonstration trip that departs first. */
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

/** Holds all SQL of the itineraries in the popular list. */
export function popularStore({ read }: Database) {
  return {
    /** Returns the most opened trip of a route that has a day plan and has not departed. */
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

    /** Returns the trips that visitors made popular, in order. */
    async listRanked(): Promise<string[]> {
      const rows = await read
        .selectFrom('itineraries')
        .select('id')
        .where('popularRank', '<', SAMPLE_RANK)
        .orderBy('popularRank')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives these itineraries the first ranks; the previous ones lose theirs. */
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

    /** Returns true while there is a listed demonstration trip that has not departed. */
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

    /** Removes departed demonstration trips from the list. */
    endSamples: (writer: Writer, today: string) =>
      writer
        .updateTable('itineraries')
        .set({ popularRank: null })
        .where('popularRank', 'is not', null)
        .where('demo', '=', 1)
        .where('startDate', '<=', today)
        .execute(),

    /** Returns the trips that may be listed, most popular first. */
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
