import { type Kysely, sql } from 'kysely';

/** Admins, travel packages, uploaded pictures, booking requests and leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAdmins(db);
  await createPackages(db);
  await createBookings(db);
  await createLeads(db);
}

async function createAdmins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('canonicalEmail', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('lastLoginAt', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('adminSessions')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('adminId', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('lastSeenAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('previousLoginAt', 'bigint')
    .execute();
  await db.schema.createIndex('adminSessionsOfAdmin').on('adminSessions').columns(['adminId', 'createdAt']).execute();
}

async function createPackages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('packages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('featured', 'integer', (c) => c.notNull())
    .addColumn('basePrice', 'bigint', (c) => c.notNull())
    .addColumn('discountPercentage', 'integer', (c) => c.notNull())
    .addColumn('validUntil', 'text')
    .addColumn('discountedPrice', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('durationDays', 'integer', (c) => c.notNull())
    .addColumn('destination', 'text', (c) => c.notNull())
    .addColumn('views', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('ratingCount', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('ratingSum', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('publishedAt', 'bigint')
    .addColumn('deletedAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('packagesByChange')
    .on('packages')
    .columns(['updatedAt', 'id', 'status'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  // Matches the order, filters and counts of the public list, which then reads only the rows of its page.
  await db.schema
    .createIndex('packagesShown')
    .on('packages')
    .columns(['featured', 'views', 'publishedAt', 'id', 'category', 'durationDays', 'destination', 'currency'])
    .columns(['basePrice', 'discountPercentage', 'discountedPrice', 'validUntil'])
    .where(sql.ref('status'), '=', 'published')
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('packagesDeleted')
    .on('packages')
    .columns(['deletedAt'])
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute();
  await db.schema
    .createTable('packageDocuments')
    .addColumn('packageId', 'text', (c) => c.primaryKey().references('packages.id').onDelete('cascade'))
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('packageWords')
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('packageId', 'text', (c) => c.notNull().references('packages.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('packageWordsKey', ['word', 'packageId'])
    .execute();
  await db.schema.createIndex('wordsOfPackage').on('packageWords').columns(['packageId']).execute();
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('looseSince', 'bigint')
    .execute();
  await db.schema.createIndex('uploadsOfOwner').on('uploads').columns(['owner', 'looseSince']).execute();
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('itemType', 'text', (c) => c.notNull())
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('itemSlug', 'text', (c) => c.notNull())
    .addColumn('itemTitle', 'text', (c) => c.notNull())
    .addColumn('itemPrice', 'bigint', (c) => c.notNull())
    .addColumn('pricePerPerson', 'bigint', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('fullName', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('travelers', 'integer', (c) => c.notNull())
    .addColumn('preferredDate', 'text', (c) => c.notNull())
    .addColumn('specialRequests', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('seenAt', 'bigint')
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('searchText', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bookingsByStatus').on('bookings').columns(['status', 'id']).execute();
  await db.schema
    .createIndex('bookingsOfUser')
    .on('bookings')
    .columns(['userId', 'id'])
    .where(sql.ref('userId'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('bookingsUnseen')
    .on('bookings')
    .columns(['createdAt'])
    .where(sql.ref('seenAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('bookingEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bookingId', 'text', (c) => c.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('adminId', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('method', 'text')
    .addColumn('successful', 'integer')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('fromStatus', 'text')
    .addColumn('toStatus', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('eventsOfBooking').on('bookingEvents').columns(['bookingId', 'at', 'id']).execute();
  await db.schema
    .createTable('bookingWords')
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('bookingId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('bookingWordsKey', ['word', 'bookingId'])
    .execute();
  await db.schema
    .createTable('bookingCounts')
    .addColumn('status', 'text', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('unseen', 'bigint', (c) => c.notNull())
    .execute();
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('canonicalPhone', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('followUpOn', 'text')
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('seenAt', 'bigint')
    .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('submittedAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('leadsUnseen')
    .on('leads')
    .columns(['submittedAt'])
    .where(sql.ref('seenAt'), 'is', null)
    .execute();
}
