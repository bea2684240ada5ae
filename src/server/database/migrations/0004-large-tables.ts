import { type Kysely, sql } from 'kysely';

/** Indexes that keep ten thousand posts and a million leads fast to search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Tells whether a record has a word, without collecting all records that have it.
  await db.schema.createIndex('packageWordsOf').on('packageWords').columns(['packageId', 'word']).execute();
  await db.schema.dropIndex('wordsOfPackage').execute();
  await db.schema.createIndex('blogWordsOf').on('blogWords').columns(['blogId', 'word']).execute();
  await db.schema.dropIndex('wordsOfBlog').execute();
  // Won and lost leads keep their follow-up day: without this condition, years of them would slow the index down.
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
