import { sql } from 'kysely';
import type { Writer } from '../../database/database.ts';

/** How often a post was shared, by channel. */
export async function sharesOf(from: Writer, blogId: string): Promise<Record<string, number>> {
  const rows = await from
    .selectFrom('blogShares')
    .select(['platform', 'count'])
    .where('blogId', '=', blogId)
    .orderBy('platform')
    .execute();
  return Object.fromEntries(rows.map(({ platform, count }) => [platform, count]));
}

/** Counts a share unless this visitor is counted for this channel already. */
export async function countShare(writer: Writer, blogId: string, platform: string, visitor: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await writer
    .insertInto('blogSharers')
    .values({ blogId, platform, visitor })
    .onConflict((conflict) => conflict.columns(['blogId', 'platform', 'visitor']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await writer
    .insertInto('blogShares')
    .values({ blogId, platform, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['blogId', 'platform']).doUpdateSet({ count: sql`"blogShares"."count" + 1` }),
    )
    .execute();
}
