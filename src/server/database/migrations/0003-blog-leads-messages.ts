import { type Kysely, sql } from 'kysely';

/** Blog posts, columns of leads for the back office, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createBlog(db);
  await extendLeads(db);
  await createOutbox(db);
}

async function createBlog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blogs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('publishAt', 'bigint')
    .addColumn('publishedAt', 'bigint')
    .addColumn('views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute();
  // Newest published post first, with and without a category.
  await db.schema
    .createIndex('blogsShown')
    .on('blogs')
    .columns(['publishedAt', 'id', 'category'])
    .where(sql.ref('status'), '=', 'published')
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('blogsByChange')
    .on('blogs')
    .columns(['updatedAt', 'id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('blogDocuments')
    .addColumn('blogId', 'text', (c) => c.primaryKey().references('blogs.id').onDelete('cascade'))
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('blogWords')
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('blogId', 'text', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('blogWordsKey', ['word', 'blogId'])
    .execute();
  await db.schema.createIndex('wordsOfBlog').on('blogWords').columns(['blogId']).execute();
  await db.schema
    .createTable('blogShares')
    .addColumn('blogId', 'text', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blogSharesKey', ['blogId', 'platform'])
    .execute();
  await db.schema
    .createTable('blogSharers')
    .addColumn('blogId', 'text', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('blogSharersKey', ['blogId', 'platform', 'visitor'])
    .execute();
}

async function extendLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('deletedAt', 'bigint').execute();
  await db.schema.alterTable('leads').addColumn('visitor', 'text').execute();
  await db.schema.alterTable('leads').addColumn('userId', 'text').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('searchText', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // Skips deleted rows without reading them.
  await db.schema
    .createIndex('leadsThere')
    .on('leads')
    .columns(['id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('leadsByStatus')
    .on('leads')
    .columns(['status', 'id'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('leadsDeleted')
    .on('leads')
    .columns(['deletedAt'])
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute();
  await db.schema.createIndex('leadsOfUser').on('leads').columns(['userId']).execute();
  await db.schema
    .createIndex('leadsDue')
    .on('leads')
    .columns(['followUpOn', 'id', 'status'])
    .where(sql.ref('followUpOn'), 'is not', null)
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('leadWords')
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('leadId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('leadWordsKey', ['word', 'leadId'])
    .execute();
  await db.schema
    .createTable('leadCounts')
    .addColumn('status', 'text', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('unseen', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into "leadCounts" ("status", "count", "unseen")
    select "status", count(*), sum(case when "seenAt" is null then 1 else 0 end) from "leads" group by "status"`.execute(
    db,
  );
  // A visitor's activities before they submitted their details.
  await db.schema.createIndex('activitiesOfVisitor').on('activities').columns(['visitor', 'occurredAt']).execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('aboutKind', 'text', (c) => c.notNull())
    .addColumn('aboutId', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lastError', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('nextTryAt', 'bigint')
    .addColumn('claimedUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('sentAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('outboxWaiting')
    .on('outbox')
    .columns(['nextTryAt', 'id'])
    .where(sql.ref('state'), '=', 'waiting')
    .execute();
  await db.schema.createIndex('outboxByState').on('outbox').columns(['state', 'id']).execute();
  await db.schema.createIndex('outboxAbout').on('outbox').columns(['aboutId']).execute();
}
