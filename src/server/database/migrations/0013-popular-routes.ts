import { type Kysely, sql } from 'kysely';

/** The rank of demonstration trips: below those popular with visitors. */
const SAMPLE_RANK = 1000;

/** The number of different visitors per route, and the itineraries that pages may list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('routeVisitors')
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('routeVisitorsKey', ['route', 'visitor'])
    .execute();
  await db.schema.createIndex('routeVisitorsByDay').on('routeVisitors').column('day').execute();
  await db.schema
    .createTable('routeFigures')
    .addColumn('route', 'text', (c) => c.primaryKey())
    .addColumn('fromLocation', 'text', (c) => c.notNull())
    .addColumn('toLocation', 'text', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('lastDay', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('routeFiguresByVisitors').on('routeFigures').columns(['visitors', 'route']).execute();
  await db.schema.alterTable('itineraries').addColumn('popularRank', 'integer').execute();
  const isDetailed = sql<boolean>`${sql.ref('detailedAt')} is not null`;
  await db
    .withTables<{ itineraries: { demo: number; popularRank: number | null; detailedAt: number | null } }>()
    .updateTable('itineraries')
    .set({ popularRank: SAMPLE_RANK })
    .where('demo', '=', 1)
    .where(isDetailed)
    .execute();
  await db.schema
    .createIndex('itinerariesByPopularRank')
    .on('itineraries')
    .columns(['popularRank', 'id'])
    .where(sql.ref('popularRank'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('itinerariesOfRoute')
    .on('itineraries')
    .columns(['fromLocation', 'toLocation', 'views', 'id'])
    .where(sql.ref('detailedAt'), 'is not', null)
    .execute();
  await db.schema.dropIndex('itinerariesPopular').execute();
}
