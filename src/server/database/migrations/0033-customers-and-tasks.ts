import { type Kysely, sql } from 'kysely';

/** Customers, who is linked to them, their files, tasks, assignments, follow-up days of bookings, and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomers(db);
  await createBelongings(db);
  await createTasks(db);
  await extendRecords(db);
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('birthday', 'text')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('customersByName').on('customers').column('nameKey').execute();
  await db.schema
    .createTable('customerContacts')
    .addColumn('customerId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('canonical', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('customerContactsKey', ['customerId', 'kind', 'canonical'])
    .execute();
  await db.schema.createIndex('customersOfContact').on('customerContacts').columns(['canonical', 'kind']).execute();
  await db.schema
    .createTable('customerWords')
    .addColumn('word', 'bytea', (c) => c.notNull())
    .addColumn('customerId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('customerWordsKey', ['word', 'customerId'])
    .execute();
  await db.schema.createIndex('wordsOfCustomer').on('customerWords').column('customerId').execute();
}

async function createBelongings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customerEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('customerId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('method', 'text')
    .addColumn('successful', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('eventsOfCustomer').on('customerEvents').columns(['customerId', 'at']).execute();
  await db.schema
    .createTable('customerConsents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('customerId', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('givenOn', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('withdrawnOn', 'text')
    .execute();
  await db.schema.createIndex('consentsOfCustomer').on('customerConsents').column('customerId').execute();
  await db.schema
    .createTable('customerFiles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('customerId', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('addedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('filesOfCustomer').on('customerFiles').columns(['customerId', 'addedAt']).execute();
  await db.schema
    .createTable('customerUndos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('customerId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('undosOfCustomer').on('customerUndos').columns(['customerId', 'at']).execute();
  await db.schema.createIndex('undosByTime').on('customerUndos').column('at').execute();
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('assigneeId', 'text')
    .addColumn('aboutKind', 'text')
    .addColumn('aboutId', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('doneAt', 'bigint')
    .addColumn('doneBy', 'text')
    .execute();
  await db.schema
    .createIndex('tasksDue')
    .on('tasks')
    .columns(['dueAt', 'id'])
    .where(sql.ref('doneAt'), 'is', null)
    .execute();
  await db.schema.createIndex('tasksAbout').on('tasks').columns(['aboutId', 'createdAt']).execute();
  await db.schema
    .createIndex('tasksOfAssignee')
    .on('tasks')
    .columns(['assigneeId', 'dueAt'])
    .where(sql.ref('doneAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('reminders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('once', 'text', (c) => c.notNull().unique())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('taskId', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seenAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('remindersUnseen')
    .on('reminders')
    .columns(['adminId', 'at'])
    .where(sql.ref('seenAt'), 'is', null)
    .execute();
  await db.schema.createIndex('remindersByTime').on('reminders').column('at').execute();
  await db.schema.createIndex('remindersOfTask').on('reminders').column('taskId').execute();
}

async function extendRecords(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bookings', 'leads', 'users'] as const) {
    await db.schema.alterTable(table).addColumn('customerId', 'text').execute();
    await db.schema
      .createIndex(`${table}OfCustomer`)
      .on(table)
      .columns(['customerId', 'id'])
      .where(sql.ref('customerId'), 'is not', null)
      .execute();
  }
  for (const table of ['bookings', 'leads'] as const) {
    await db.schema.alterTable(table).addColumn('assigneeId', 'text').execute();
    await db.schema
      .createIndex(`${table}OfAssignee`)
      .on(table)
      .columns(['assigneeId', 'status', 'id'])
      .where(sql.ref('assigneeId'), 'is not', null)
      .execute();
  }
  await db.schema.alterTable('bookings').addColumn('followUpOn', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('checkedFor', 'text').execute();
  await db.schema
    .createIndex('bookingsDue')
    .on('bookings')
    .columns(['followUpOn', 'id', 'status', 'assigneeId'])
    .where(sql.ref('followUpOn'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('bookingsUnanswered')
    .on('bookings')
    .columns(['status', 'id', 'followUpOn', 'assigneeId'])
    .where(sql<boolean>`"status" = 'pending' and "followUpOn" is null`)
    .execute();
  await db.schema
    .createIndex('bookingsDeparting')
    .on('bookings')
    .columns(['status', 'preferredDate', 'id', 'followUpOn', 'checkedFor', 'assigneeId'])
    .where(sql.ref('status'), '=', 'confirmed')
    .execute();
  await db.schema
    .createIndex('leadsFollowed')
    .on('leads')
    .columns(['followUpOn', 'id', 'status', 'deletedAt', 'assigneeId'])
    .where(sql<boolean>`"followUpOn" is not null and "deletedAt" is null`)
    .execute();
  await db.schema
    .createIndex('leadsToCall')
    .on('leads')
    .columns(['status', 'id', 'followUpOn', 'deletedAt', 'assigneeId'])
    .where(sql<boolean>`"status" = 'new' and "followUpOn" is null and "deletedAt" is null`)
    .execute();
  await db.schema.alterTable('outbox').addColumn('laterOn', 'text').execute();
  await db.schema
    .createIndex('outboxUnsent')
    .on('outbox')
    .columns(['id', 'state', 'aboutKind', 'recipient', 'laterOn'])
    .where(sql<boolean>`"state" in ('failed', 'kept')`)
    .execute();
  await db.schema
    .alterTable('admins')
    .addColumn('remindByMail', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
