import type { DemoCounts } from '../../../contracts/demo.ts';
import type { Database, Writer } from '../../database/database.ts';
import { translationStore } from '../../records/translations/translation-store.ts';
import { versionStore } from '../../records/versions/version-store.ts';

const NAME = 'demo';
/** `kept-out`: the agency had its own content before the demonstration content could be loaded. */
type DemoState = 'loaded' | 'removed' | 'kept-out';

const TRANSLATED = [
  ['packages', 'package'],
  ['blogs', 'post'],
  ['offers', 'offer'],
] as const;

const TABLES = ['packages', 'blogs', 'bookings', 'leads'] as const;

/** Holds the SQL of the demonstration content as a whole: the decision, the counts, and the removal. */
export function demoStore({ read }: Database) {
  const countOf = async (from: Writer, table: (typeof TABLES)[number] | 'itineraries' | 'offers'): Promise<number> => {
    const row = await from
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('demo', '=', 1)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  return {
    async state(): Promise<string | null> {
      const row = await read.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
      return row?.value ?? null;
    },

    /** Returns true in the one process that decides first; the others wait for its commit. */
    async decideFirst(writer: Writer, state: DemoState): Promise<boolean> {
      const inserted = await writer
        .insertInto('installation')
        .values({ name: NAME, value: state })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows) === 1;
    },

    decide: (writer: Writer, state: DemoState) =>
      writer
        .insertInto('installation')
        .values({ name: NAME, value: state })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: state }))
        .execute(),

    /** Returns true when there is a package, post, booking or lead that is not demonstration content. */
    async hasRealContent(from: Writer): Promise<boolean> {
      for (const table of TABLES) {
        const row = await from.selectFrom(table).select('id').where('demo', '=', 0).limit(1).executeTakeFirst();
        if (row) return true;
      }
      return false;
    },

    async count(from: Writer): Promise<DemoCounts> {
      return {
        packages: await countOf(from, 'packages'),
        blogs: await countOf(from, 'blogs'),
        bookings: await countOf(from, 'bookings'),
        leads: await countOf(from, 'leads'),
        itineraries: await countOf(from, 'itineraries'),
        offers: await countOf(from, 'offers'),
      };
    },

    /** Deletes all but bookings and leads; documents, words and shares are deleted with their rows. */
    async deleteContent(writer: Writer): Promise<void> {
      for (const [table, kind] of TRANSLATED) {
        const gone = await writer.deleteFrom(table).where('demo', '=', 1).returning('id').execute();
        const ids = gone.map(({ id }) => id);
        if (ids.length === 0) continue;
        await translationStore.deleteOf(writer, kind, ids);
        if (kind !== 'offer') await versionStore.deleteOf(writer, kind, ids);
      }
      await writer.deleteFrom('itineraries').where('demo', '=', 1).execute();
    },
  };
}
