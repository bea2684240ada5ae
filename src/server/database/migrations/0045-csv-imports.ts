import type { Kysely } from 'kysely';

/** Leads and bookings imported from CSV files: the files while they are needed, and which records came of which line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let imports = db.schema
    .createTable('csvImports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('fileName', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('adminId', 'text', (c) => c.notNull())
    .addColumn('admin', 'text', (c) => c.notNull())
    .addColumn('reading', 'text')
    .addColumn('report', 'text')
    .addColumn('startedAt', 'bigint')
    .addColumn('endedAt', 'bigint')
    .addColumn('worker', 'text', (c) => c.notNull().defaultTo(''));
  for (const name of ['bytes', 'createdAt'] as const) imports = imports.addColumn(name, 'bigint', (c) => c.notNull());
  for (const name of [
    'lastLine',
    'rowCount',
    'handled',
    'added',
    'existing',
    'doubled',
    'refused',
    'removed',
    'kept',
    'leasedUntil',
  ] as const) {
    imports = imports.addColumn(name, 'bigint', (c) => c.notNull().defaultTo(0));
  }
  await imports.execute();
  await db.schema.createIndex('csvImportsByNoun').on('csvImports').columns(['noun', 'id']).execute();
  await db.schema.createIndex('csvImportsByDigest').on('csvImports').columns(['digest', 'noun']).execute();
  await db.schema.createIndex('csvImportsByState').on('csvImports').columns(['state', 'id']).execute();
  await db.schema
    .createTable('csvImportPieces')
    .addColumn('importId', 'text', (c) => c.notNull().references('csvImports.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('packed', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('csvImportPiecesKey', ['importId', 'number'])
    .execute();
  await db.schema
    .createTable('csvImportRows')
    .addColumn('importId', 'text', (c) => c.notNull().references('csvImports.id').onDelete('cascade'))
    .addColumn('line', 'bigint', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('csvImportRowsKey', ['importId', 'line'])
    .execute();
}
