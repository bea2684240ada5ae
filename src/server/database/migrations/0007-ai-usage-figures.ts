import { type Kysely, sql } from 'kysely';

/** 5:30 hours, and one hour, in milliseconds: requests are counted by hours in India. */
const IST_MS = 19_800_000;
const HOUR_MS = 3_600_000;

/**
 * Counts of planning and writing requests, maintained as they are logged, so that the back office never scans the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCounts(db);
  await db.schema.dropIndex('aiLogsByTime').execute();
  // Ids are made from the time, so their order is the log's.
  await db.schema.createIndex('aiLogsOfEndpoint').on('aiLogs').columns(['endpoint', 'id']).execute();
  await db.schema.createIndex('aiLogsOfStatus').on('aiLogs').columns(['responseStatus', 'id']).execute();
  await db.schema
    .createIndex('aiLogsOfEndpointAndStatus')
    .on('aiLogs')
    .columns(['endpoint', 'responseStatus', 'id'])
    .execute();
  await db.schema.createIndex('aiLogsOfUser').on('aiLogs').columns(['userId', 'id']).execute();
  // Bookings of a period are counted without demonstration bookings, which are few.
  await db.schema
    .createIndex('bookingsOfDemo')
    .on('bookings')
    .column('id')
    .where(sql`"demo"`, '=', sql.lit(1))
    .execute();
  await countWhatIsThere(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('aiCounts')
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('responseTimeMs', 'bigint', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .addColumn('costMicroUsd', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiCountsKey', ['unit', 'at', 'endpoint', 'status'])
    .execute();
  await db.schema
    .createTable('aiResponseTimes')
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiResponseTimesKey', ['unit', 'at', 'bucket'])
    .execute();
  await db.schema
    .createTable('aiPlanChecks')
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiPlanChecksKey', ['unit', 'at', 'outcome'])
    .execute();
}

const hour = sql`(("createdAt" + ${sql.lit(IST_MS)}) / ${sql.lit(HOUR_MS)})`;

/** Core's `bucketOf` in SQL: halves the time until it is below 128, with 64 buckets per halving, plus the remainder. */
function bucket() {
  const time = sql`(case when "responseTimeMs" > 4194303 then 4194303 else "responseTimeMs" end)`;
  const cases = Array.from({ length: 15 }, (_, doublings) => {
    const end = sql.lit(2 ** (doublings + 7));
    return sql`when ${time} < ${end} then ${sql.lit(doublings * 64)} + (${time} >> ${sql.lit(doublings)})`;
  });
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.lit(15 * 64)} + (${time} >> 15) end)`;
}

async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  for (const [unit, at] of [
    ['hour', hour],
    ['day', sql`(${hour} / 24)`],
  ] as const) {
    await sql`insert into "aiCounts" ("unit", "at", "endpoint", "status", "count", "responseTimeMs", "tokens", "costMicroUsd")
      select ${sql.lit(unit)}, ${at}, "endpoint", "responseStatus", count(*), sum("responseTimeMs"), sum("tokensUsed"),
        sum("costMicroUsd")
      from "aiLogs" group by ${at}, "endpoint", "responseStatus"`.execute(db);
    await sql`insert into "aiResponseTimes" ("unit", "at", "bucket", "count")
      select ${sql.lit(unit)}, ${at}, ${bucket()}, count(*) from "aiLogs" group by ${at}, ${bucket()}`.execute(db);
  }
}
