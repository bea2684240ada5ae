import type { Kysely } from 'kysely';

/** Polls about kept trips: links, suggestions, guests, votes, remarks, reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('polls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('ownerName', 'text', (c) => c.notNull())
    .addColumn('isOpen', 'integer', (c) => c.notNull())
    .addColumn('chosenId', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('linkNumber', 'integer', (c) => c.notNull())
    .addColumn('erasedOn', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pollsOfUsers').on('polls').columns(['userId', 'createdAt']).execute();
  await db.schema.createIndex('pollsErasedOn').on('polls').column('erasedOn').execute();
  await db.schema
    .createTable('pollLinks')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('endedAt', 'bigint')
    .execute();
  await db.schema
    .createTable('pollSuggestions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('tripId', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await createGuestTables(db);
  for (const table of ['pollLinks', 'pollSuggestions', 'pollVotes', 'pollReports'] as const) {
    await db.schema.createIndex(`${table}OfPolls`).on(table).column('pollId').execute();
  }
}

async function createGuestTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pollGuests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('keyHash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('joinedAt', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('pollGuestsOnce', ['pollId', 'keyHash'])
    .execute();
  await db.schema
    .createTable('pollVotes')
    .addColumn('guestId', 'text', (c) => c.primaryKey())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('suggestionId', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('votedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('pollRemarks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('once', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('guestId', 'text')
    .addColumn('suggestionId', 'text')
    .addColumn('stop', 'text')
    .addColumn('stopTitle', 'text', (c) => c.notNull())
    .addColumn('day', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('answersTo', 'text')
    .addColumn('isKept', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('editedAt', 'bigint')
    .addUniqueConstraint('pollRemarksOnce', ['pollId', 'once'])
    .execute();
  await db.schema
    .createTable('pollReports')
    .addColumn('remarkId', 'text', (c) => c.notNull())
    .addColumn('guestId', 'text', (c) => c.notNull())
    .addColumn('pollId', 'text', (c) => c.notNull())
    .addColumn('reportedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('pollReportsKey', ['remarkId', 'guestId'])
    .execute();
}
