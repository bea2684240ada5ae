import type { Writer } from '../database/database.ts';

export interface FormerSlugTables {
  readonly records: 'packages' | 'blogs';
  readonly formerSlugs: 'packageFormerSlugs' | 'blogFormerSlugs';
}

/** Holds the SQL of slugs under which records were public before. */
export const formerSlugStore = ({ records: table, formerSlugs }: FormerSlugTables) => ({
  /** Returns the record that was once public under a slug, deleted or not. */
  async formerHolderOf(from: Writer, slug: string) {
    const former = await from.selectFrom(formerSlugs).select('recordId').where('slug', '=', slug).executeTakeFirst();
    if (!former) return undefined;
    return from
      .selectFrom(table)
      .select(['id', 'title', 'deletedAt'])
      .where('id', '=', former.recordId)
      .executeTakeFirst();
  },

  /** Makes a record's former slug redirect to it. */
  keepFormerSlug: (writer: Writer, slug: string, recordId: string) =>
    writer
      .insertInto(formerSlugs)
      .values({ slug, recordId })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ recordId }))
      .execute(),

  /** Returns the former slugs of a record. */
  async formerSlugsOf(from: Writer, recordId: string): Promise<string[]> {
    const rows = await from.selectFrom(formerSlugs).select('slug').where('recordId', '=', recordId).execute();
    return rows.map(({ slug }) => slug).sort();
  },

  dropFormerSlug: (writer: Writer, slug: string) => writer.deleteFrom(formerSlugs).where('slug', '=', slug).execute(),
});
