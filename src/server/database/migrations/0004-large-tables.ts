import { type Kysely, sql } from 'kysely';

/** Indexes that ten thousand posts and a million leads are found by in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether a record has a word, without gathering all that have it.
  await db.schema.createIndex('packageWordsOf').on('packageWords').columns(['packageId', 'word']).execute();
  await db.schema.dropIndex('wordsOfPackage').execute();
  await db.schema.createIndex('blogWordsOf').on('blogWords').columns(['blogId', 'word']).execute();
  await db.schema.dropIndex('wordsOfBlog').execute();
  // Those that were won or lost keep the day on which they were to be called: years of them would be in the way.
  await db.schema.dropIndex('leadsDue').execute();
  await db.schema
    .createIndex('leadsDue')
    .on('leads')
    .columns(['followUpOn', 'id', 'status'])
    .where(sql.ref('followUpOn'), 'is not', null)
    .where(sql.ref('deletedAt'), 'is', null)
    .where(sql.ref('status'), '<>', 'converted')
    .where(sql.ref('status'), '<>', 'lost')
    .execute();
}
